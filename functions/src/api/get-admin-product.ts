import * as routes from '@rombo/shared/route-definitions';
import { getProduct } from '../data/products.ts';
import { Failure } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Reads one product, whether visitors see it or not. */
export const handler = adminRoute(routes.getAdminProduct, async ({ parameters }) => {
  const product = await getProduct(parameters.id);
  if (!product) throw new Failure('not_found');
  return product;
});
