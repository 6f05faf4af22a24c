import { randomUUID } from 'node:crypto';
import { pdf, productForm, sheet } from '../../../../functions/test/forms.ts';
import { changed, FIRST, madeOnce, mustSucceed, type Prepare, reading, takenAway, uploaded } from './scenario.ts';

/** Two pictures, one of them uploaded before, and a sheet. */
export const createProduct: Prepare = async (context) => {
  const name = `Nuovo ${randomUUID()}`;
  const images = [await uploaded(context, 'product-image', context.photo), context.photo];
  const headers = { 'idempotency-key': randomUUID() };
  const send = () =>
    context.admin('createProduct', { headers, body: productForm({ name, images, technicalSheet: sheet(pdf()) }) });
  return { send, state: async () => madeOnce(await context.stores.items('PRODUCT', { name })) };
};

/** Other texts, another picture and an exploded view. */
export const updateProduct: Prepare = async (context) => {
  const before = { name: `Prima ${randomUUID()}`, version: 1 };
  const after = { name: `Dopo ${randomUUID()}`, version: 2 };
  const { id } = await mustSucceed(() =>
    context.admin('createProduct', { body: productForm({ name: before.name, images: context.photo }) }),
  );
  const images = await uploaded(context, 'product-image', context.photo);
  const image = await uploaded(context, 'exploded-view', context.photo);
  const explodedView = JSON.stringify({ image, points: [{ x: 0.5, y: 0.5, label: 'Carter' }] });
  const headers = { ...FIRST, 'idempotency-key': randomUUID() };
  return {
    send: () =>
      context.admin('updateProduct', {
        parameters: { id },
        headers,
        body: productForm({ name: after.name, images, explodedView }),
      }),
    state: async () => changed(await context.stores.items('PRODUCT', { id }), before, after),
  };
};

/** A product with a picture. */
export const deleteProduct: Prepare = async (context) => {
  const { id } = await mustSucceed(() =>
    context.admin('createProduct', { body: productForm({ images: context.photo }) }),
  );
  return {
    send: () => context.admin('deleteProduct', { parameters: { id }, headers: FIRST }),
    state: async () => takenAway(await context.stores.items('PRODUCT', { id })),
  };
};

/** Two products the other way round. */
export const orderProducts: Prepare = async ({ stores, admin }) => {
  const add = () => mustSucceed(() => admin('createProduct', { body: productForm({ category: 'accessori' }) }));
  const before = [await add(), await add()].map(({ id }) => id);
  const ids = before.toReversed();
  await mustSucceed(() => admin('orderProducts', { json: { category: 'accessori', ids: before } }));
  return {
    send: () => admin('orderProducts', { json: { category: 'accessori', ids, seen: before } }),
    state: async () => {
      const [item] = await stores.items('PRODUCT_ORDER', { sk: 'all' });
      const stored = (item?.ids ?? []) as string[];
      return stored.find((id) => ids.includes(id)) === ids[0] ? 'done' : 'undone';
    },
  };
};

/** A product by its id. */
export const getProduct: Prepare = async ({ admin, visitor }) => {
  const { id } = await mustSucceed(() => admin('createProduct', { body: productForm() }));
  return reading(
    () => visitor('getProduct', { parameters: { id } }),
    (body) => body.id === id && Array.isArray(body.related),
  );
};

/** A draft by its id. */
export const getAdminProduct: Prepare = async ({ admin }) => {
  const { id } = await mustSucceed(() => admin('createProduct', { body: productForm({ status: 'draft' }) }));
  return reading(
    () => admin('getAdminProduct', { parameters: { id } }),
    (body) => body.id === id && body.status === 'draft',
  );
};

/** A product with a picture, duplicated once. */
export const duplicateProduct: Prepare = async (context) => {
  const name = `Doppio ${randomUUID()}`;
  const { id } = await mustSucceed(() =>
    context.admin('createProduct', { body: productForm({ name, images: context.photo }) }),
  );
  const headers = { 'idempotency-key': randomUUID() };
  return {
    send: () => context.admin('duplicateProduct', { parameters: { id }, headers }),
    state: async () => madeOnce(await context.stores.items('PRODUCT', { name: `${name} (copia)` })),
  };
};

/** A link to a draft's page; each call makes one of its own. */
export const createPreview: Prepare = async ({ admin, stores }) => {
  const { id } = await mustSucceed(() => admin('createProduct', { body: productForm({ status: 'draft' }) }));
  return {
    send: () => admin('createPreview', { parameters: { id } }),
    state: async () => ((await stores.items('PREVIEW', { productId: id })).length > 0 ? 'done' : 'undone'),
  };
};

/** A link that works until then. */
export const endPreview: Prepare = async ({ admin, stores }) => {
  const { id } = await mustSucceed(() => admin('createProduct', { body: productForm({ status: 'draft' }) }));
  await mustSucceed(() => admin('createPreview', { parameters: { id } }));
  const [open] = await mustSucceed(() => admin('listPreviews', { parameters: { id } }));
  return {
    send: () => admin('endPreview', { parameters: { id, preview: open.id } }),
    state: async () => takenAway(await stores.items('PREVIEW', { productId: id })),
  };
};

/** The links to a draft's page. */
export const listPreviews: Prepare = async ({ admin }) => {
  const { id } = await mustSucceed(() => admin('createProduct', { body: productForm({ status: 'draft' }) }));
  await mustSucceed(() => admin('createPreview', { parameters: { id } }));
  return reading(
    () => admin('listPreviews', { parameters: { id } }),
    (body) => body.length === 1,
  );
};

/** The catalogue, with a product that is in it. */
export const listProducts: Prepare = async ({ admin, visitor }) => {
  const { id } = await mustSucceed(() => admin('createProduct', { body: productForm() }));
  return reading(
    () => visitor('listProducts'),
    (body) => body.some((product: { id: string }) => product.id === id),
  );
};
