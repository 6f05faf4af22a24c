import * as routes from '@rombo/shared/route-definitions';
import { findProduct } from '../data/product-details.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/route.ts';

/** Reads one product, whichever of its names the address has. */
export const handler = route(routes.getProduct, async ({ parameters }) => {
  const product = await findProduct(parameters.id);
  if (!product) throw new Failure('not_found');
  return product;
});
