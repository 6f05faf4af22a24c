import { productFields } from '../data/product-fields.ts';
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
      const { settle, ...files } = await commitProductMedia(present.id, input, present);
      note(input.name);
      const fields = productFields(input, files);
      const product = { ...present, ...fields, version: present.version + 1, updatedAt: new Date().toISOString() };
      const saved = await replaceProduct(product, present);
      await settle(saved !== undefined);
      return saved;
    },
  ),
);
