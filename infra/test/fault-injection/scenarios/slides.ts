import { randomUUID } from 'node:crypto';
import { form, slideForm } from '../../../../functions/test/forms.ts';
import { changed, FIRST, madeOnce, mustSucceed, type Prepare, takenAway, uploaded } from './scenario.ts';

/** A slide of a picture that was uploaded before. */
export const createSlide: Prepare = async (context) => {
  const title = `Nuova ${randomUUID()}`;
  const image = await uploaded(context, 'slide-image', context.photo);
  const headers = { 'idempotency-key': randomUUID() };
  return {
    send: () => context.admin('createSlide', { headers, body: slideForm(image, { title }) }),
    state: async () => madeOnce(await context.stores.items('SLIDE', { title })),
  };
};

/** Another title and another picture. */
export const updateSlide: Prepare = async (context) => {
  const before = { title: `Prima ${randomUUID()}`, version: 1 };
  const after = { title: `Dopo ${randomUUID()}`, version: 2 };
  const { id } = await mustSucceed(() =>
    context.admin('createSlide', { body: slideForm(context.photo, { title: before.title }) }),
  );
  const body = () => form({ title: after.title, image: context.photo });
  const headers = { ...FIRST, 'idempotency-key': randomUUID() };
  return {
    send: () => context.admin('updateSlide', { parameters: { id }, headers, body: body() }),
    state: async () => changed(await context.stores.items('SLIDE', { id }), before, after),
  };
};

/** A slide with its picture. */
export const deleteSlide: Prepare = async (context) => {
  const { id } = await mustSucceed(() => context.admin('createSlide', { body: slideForm(context.photo) }));
  return {
    send: () => context.admin('deleteSlide', { parameters: { id }, headers: FIRST }),
    state: async () => takenAway(await context.stores.items('SLIDE', { id })),
  };
};

/** Two slides the other way round. */
export const orderSlides: Prepare = async ({ stores, admin, photo }) => {
  const add = () => mustSucceed(() => admin('createSlide', { body: slideForm(photo) }));
  const before = [await add(), await add()].map(({ id }) => id);
  const ids = before.toReversed();
  await mustSucceed(() => admin('orderSlides', { json: { ids: before } }));
  return {
    send: () => admin('orderSlides', { json: { ids } }),
    state: async () => {
      const [item] = await stores.items('SLIDE', { sk: 'order' });
      const places = item?.places as Record<string, { place: number }>;
      return places[ids[0]]?.place === 0 ? 'done' : 'undone';
    },
  };
};
