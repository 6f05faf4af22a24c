import * as routes from '@rombo/shared/route-definitions';
import { deleteProduct } from '../data/products.ts';
import { removeMedia } from '../files/media.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Deletes a product, then its files. */
export const handler = adminRoute(routes.deleteProduct, async ({ parameters, ifVersion }) => {
  const { name, images, technicalSheetUrl, technicalSheetEnUrl } = await deleteProduct(parameters.id, ifVersion);
  await removeMedia([...images, technicalSheetUrl, technicalSheetEnUrl].filter((address) => address !== null));
  return new Audited(undefined, name);
});
