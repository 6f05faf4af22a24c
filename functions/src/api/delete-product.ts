import * as routes from '@rombo/shared/route-definitions';
import { filesOf } from '../data/product-files.ts';
import { deleteProduct } from '../data/products.ts';
import { removeMedia } from '../files/media.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Deletes a product, then its files. */
export const handler = adminRoute(routes.deleteProduct, async ({ parameters, ifVersion }) => {
  const deleted = await deleteProduct(parameters.id, ifVersion);
  await removeMedia(filesOf(deleted));
  return new Audited(undefined, deleted.name);
});
