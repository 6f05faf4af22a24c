import { getProduct, replaceProduct } from '../data/products.ts';
import { changeLatest } from '../data/versions.ts';
import { commitProductMedia } from '../files/product-media.ts';
import { adminForm } from '../http/admin-form.ts';

/** Replaces a product's fields. New files are in their place before the item is written, and those it drops go after. */
export const handler = adminForm('updateProduct', ({ parameters, input, ifVersion, note }) =>
  changeLatest(
    ifVersion,
    () => getProduct(parameters.id),
    async (present) => {
      const { images, technicalSheetUrl, settle } = await commitProductMedia(present.id, input, present);
      const { name, description, category, subcategory, technicalSpecs, featured } = input;
      note(name);
      const fields = { name, description, category, subcategory, technicalSpecs, featured, images, technicalSheetUrl };
      const product = { ...present, ...fields, version: present.version + 1, updatedAt: new Date().toISOString() };
      const saved = await replaceProduct(product, present);
      await settle(saved !== undefined);
      return saved;
    },
  ),
);
