import * as routes from '@rombo/shared/route-definitions';
import { listCategoryIds } from '../data/category-ids.ts';
import { saveProductOrder } from '../data/product-order.ts';
import { invalid } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Saves the order of a category's products. */
export const handler = adminRoute(routes.orderProducts, async ({ input }) => {
  const present = await listCategoryIds(input.category);
  const unknown = input.ids.findIndex((id) => !present.has(id));
  if (unknown >= 0) throw invalid(`ids.${unknown}`, 'Prodotto sconosciuto');
  await saveProductOrder(input);
  return new Audited(input, input.category);
});
