import { deleteProduct } from '../data/products.ts';
import { removeMedia } from '../files/media.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Deletes a product, then its files. */
export const handler = adminRoute('deleteProduct', async ({ parameters, ifVersion, note }) => {
  const { name, images, technicalSheetUrl } = await deleteProduct(parameters.id, ifVersion);
  note(name);
  await removeMedia(technicalSheetUrl ? [...images, technicalSheetUrl] : images);
  return undefined;
});
