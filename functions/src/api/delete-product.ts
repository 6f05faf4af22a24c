import { deleteProduct } from '../data/products.ts';
import { removeMedia } from '../files/media.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Deletes a product, then its files. */
export const handler = adminRoute('deleteProduct', async ({ parameters, ifVersion }) => {
  const { images, technicalSheetUrl } = await deleteProduct(parameters.id, ifVersion);
  await removeMedia(technicalSheetUrl ? [...images, technicalSheetUrl] : images);
  return undefined;
});
