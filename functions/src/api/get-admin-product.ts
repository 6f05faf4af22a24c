import * as routes from '@rombo/shared/contract/route-definitions';
import { getProduct } from '../data/products.ts';
import { requireFound } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.getAdminProduct, async ({ parameters }) =>
  requireFound(await getProduct(parameters.id)),
);
