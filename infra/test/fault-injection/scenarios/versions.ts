import { randomUUID } from 'node:crypto';
import { productForm } from '../../../../functions/test/forms.ts';
import { changed, mustSucceed, type Prepare, reading, type ScenarioContext } from './scenario.ts';

/** A product with two versions, of which the first has a picture. */
async function savedTwice({ admin, photo }: ScenarioContext) {
  const names = [`Prima ${randomUUID()}`, `Dopo ${randomUUID()}`] as const;
  const { id } = await mustSucceed(() =>
    admin('createProduct', { body: productForm({ name: names[0], images: photo }) }),
  );
  await mustSucceed(() =>
    admin('updateProduct', { parameters: { id }, body: productForm({ name: names[1], images: '' }) }),
  );
  return { id: String(id), names };
}

export const listVersions: Prepare = async (context) => {
  const { id } = await savedTwice(context);
  return reading(
    () => context.admin('listVersions', { parameters: { id } }),
    (body) => body.length === 2 && body[0].changes.join() === 'name,images',
  );
};

export const restoreVersion: Prepare = async (context) => {
  const { id, names } = await savedTwice(context);
  const parameters = { id, version: '1' };
  const headers = { 'if-match': '"2"', 'idempotency-key': randomUUID() };
  return {
    send: () => context.admin('restoreVersion', { parameters, headers }),
    state: async () => {
      const kept = await context.stores.items('PRODUCT_VERSION');
      const former = kept.filter(({ sk }) => sk.startsWith(id)).length;
      const state = changed(
        await context.stores.items('PRODUCT', { id }),
        { name: names[1], version: 2 },
        { name: names[0], version: 3 },
      );
      // The version that another one replaced is there, once.
      return state === 'done' && former !== 2 ? `done with ${former} former versions` : state;
    },
  };
};
