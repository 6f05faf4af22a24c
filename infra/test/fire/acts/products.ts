import { randomUUID } from 'node:crypto';
import { pdf } from '../../../../functions/test/files.ts';
import { productForm, sheet } from '../../../../functions/test/forms.ts';
import { changed, FIRST, madeOnce, must, type Prepare, reading, takenAway, uploaded } from './act.ts';

/** Two pictures, one of them uploaded before, and a sheet. */
export const createProduct: Prepare = async (stage) => {
  const name = `Nuovo ${randomUUID()}`;
  const images = [await uploaded(stage, 'product-image', stage.photo), stage.photo];
  const headers = { 'idempotency-key': randomUUID() };
  const send = () =>
    stage.admin('createProduct', { headers, body: productForm({ name, images, technicalSheet: sheet(pdf()) }) });
  return { send, state: async () => madeOnce(await stage.stores.items('PRODUCT', { name })) };
};

/** Other texts and another picture. */
export const updateProduct: Prepare = async (stage) => {
  const before = { name: `Prima ${randomUUID()}`, version: 1 };
  const after = { name: `Dopo ${randomUUID()}`, version: 2 };
  const { id } = await must(() =>
    stage.admin('createProduct', { body: productForm({ name: before.name, images: stage.photo }) }),
  );
  const images = await uploaded(stage, 'product-image', stage.photo);
  return {
    send: () =>
      stage.admin('updateProduct', {
        parameters: { id },
        headers: FIRST,
        body: productForm({ name: after.name, images }),
      }),
    state: async () => changed(await stage.stores.items('PRODUCT', { id }), before, after),
  };
};

/** A product with a picture. */
export const deleteProduct: Prepare = async (stage) => {
  const { id } = await must(() => stage.admin('createProduct', { body: productForm({ images: stage.photo }) }));
  return {
    send: () => stage.admin('deleteProduct', { parameters: { id }, headers: FIRST }),
    state: async () => takenAway(await stage.stores.items('PRODUCT', { id })),
  };
};

/** A product by its id. */
export const getProduct: Prepare = async ({ admin, visitor }) => {
  const { id } = await must(() => admin('createProduct', { body: productForm() }));
  return reading(
    () => visitor('getProduct', { parameters: { id } }),
    (body) => body.id === id && Array.isArray(body.related),
  );
};

/** The catalogue, with a product that is in it. */
export const listProducts: Prepare = async ({ admin, visitor }) => {
  const { id } = await must(() => admin('createProduct', { body: productForm() }));
  return reading(
    () => visitor('listProducts'),
    (body) => body.some((product: { id: string }) => product.id === id),
  );
};
