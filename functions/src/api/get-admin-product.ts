import * as routes from '@rombo/shared/contract/route-definitions';
import { getProduct } from '../data/products.ts';
import { requireFound } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Reads one product, whether visitors see it or not. */
export const handler = adminRoute(routes.getAdminProduct, async ({ parameters }) =>
  requireFound(await getProduct(parameters.id)),
);
