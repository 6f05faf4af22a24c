import { randomUUID } from 'node:crypto';
import { productForm } from '../../../../functions/test/forms.ts';
import { mustSucceed, type Prepare, retryUnavailable, type ScenarioContext, takenAway } from './scenario.ts';

/** A deleted product with a picture. */
async function trashed({ admin, photo }: ScenarioContext): Promise<{ id: string }> {
  const { id } = await mustSucceed(() =>
    admin('createProduct', { body: productForm({ name: `Cestinato ${randomUUID()}`, images: photo }) }),
  );
  const { status, body } = await retryUnavailable(() => admin('deleteProduct', { parameters: { id } }));
  // One that ran out of time has deleted it: repeated, it is a 404.
  if (status >= 300 && status !== 404) throw new Error(`Not deleted: ${status} ${JSON.stringify(body)}`);
  return { id };
}

export const restoreFromTrash: Prepare = async (context) => {
  const parameters = await trashed(context);
  return {
    send: () => context.admin('restoreFromTrash', { parameters }),
    state: async () => ((await context.stores.items('PRODUCT', parameters)).length > 0 ? 'done' : 'undone'),
  };
};

export const deleteFromTrash: Prepare = async (context) => {
  const parameters = await trashed(context);
  return {
    send: () => context.admin('deleteFromTrash', { parameters }),
    state: async () => takenAway(await context.stores.items('TRASH', parameters)),
  };
};
