import { randomUUID } from 'node:crypto';
import { productForm, slideForm } from '../../../../functions/test/forms.ts';
import { changed, mustSucceed, type Prepare, reading, type ScenarioContext } from './scenario.ts';

/** The routes of the collections that have versions, and how their forms carry a name and a picture. */
const collections = {
  product: {
    create: 'createProduct',
    update: 'updateProduct',
    list: 'listVersions',
    restore: 'restoreVersion',
    body: (name: string, { photo }: ScenarioContext, version: number) => ({
      body: productForm({ name, images: version === 1 ? photo : '' }),
    }),
    pk: 'PRODUCT',
    field: 'name',
    changes: 'name,images',
  },
  slide: {
    create: 'createSlide',
    update: 'updateSlide',
    list: 'listSlideVersions',
    restore: 'restoreSlideVersion',
    body: (title: string, { photo }: ScenarioContext) => ({ body: slideForm(photo, { title }) }),
    pk: 'SLIDE',
    field: 'title',
    changes: 'imageUrl,title,picture',
  },
  dealer: {
    create: 'createDealer',
    update: 'updateDealer',
    list: 'listDealerVersions',
    restore: 'restoreDealerVersion',
    body: (name: string) => ({ json: { name, city: 'Torino', country: 'IT' } }),
    pk: 'DEALER',
    field: 'name',
    changes: 'name',
  },
} as const;
type Kind = keyof typeof collections;

/** An entity with two versions, of which the first has a picture of its own. */
async function savedTwice(kind: Kind, context: ScenarioContext) {
  const { create, update, body } = collections[kind];
  const names = [`Prima ${randomUUID()}`, `Dopo ${randomUUID()}`] as const;
  const { id } = await mustSucceed(() => context.admin(create, body(names[0], context, 1)));
  await mustSucceed(() => context.admin(update, { parameters: { id }, ...body(names[1], context, 2) }));
  return { id: String(id), names };
}

export const listVersions =
  (kind: Kind): Prepare =>
  async (context) => {
    const { id } = await savedTwice(kind, context);
    const { list, changes } = collections[kind];
    return reading(
      () => context.admin(list, { parameters: { id } }),
      (body) => body.length === 2 && body[0].changes.join() === changes,
    );
  };

export const restoreVersion =
  (kind: Kind): Prepare =>
  async (context) => {
    const { id, names } = await savedTwice(kind, context);
    const { restore, pk, field } = collections[kind];
    const parameters = { id, version: '1' };
    const headers = { 'if-match': '"2"', 'idempotency-key': randomUUID() };
    return {
      send: () => context.admin(restore, { parameters, headers }),
      state: async () => {
        const kept = await context.stores.items(`${pk}_VERSION`);
        const former = kept.filter(({ sk }) => sk.startsWith(id)).length;
        const state = changed(
          await context.stores.items(pk, { id }),
          { [field]: names[1], version: 2 },
          { [field]: names[0], version: 3 },
        );
        // The version that another one replaced is there, once.
        return state === 'done' && former !== 2 ? `done with ${former} former versions` : state;
      },
    };
  };
