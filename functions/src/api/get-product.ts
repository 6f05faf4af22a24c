import * as routes from '@rombo/shared/contract/route-definitions';
import { previewToken } from '@rombo/shared/contract/slug';
import { findProduct } from '../data/product-details.ts';
import { requireFound } from '../errors.ts';
import { route } from '../http/chain.ts';
import { Reply } from '../http/types.ts';

export const handler = route(routes.getProduct, async ({ parameters }) => {
  const product = requireFound(await findProduct(parameters.id));
  // A preview can end at any time, so no cache may keep its product.
  return previewToken(parameters.id) ? new Reply(product, { 'cache-control': 'no-store' }) : product;
});
