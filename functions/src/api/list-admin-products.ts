import * as routes from '@rombo/shared/contract/route-definitions';
import { listProductPage } from '../data/product-lists.ts';
import { adminRoute } from '../http/admin-route.ts';
import { cursorOf, linkToNext, pageReply } from '../http/respond.ts';

export const handler = adminRoute(routes.listAdminProducts, async ({ query }) => {
  const { products, next } = await listProductPage(cursorOf(query), true);
  return pageReply(products, linkToNext('listAdminProducts', next));
});
