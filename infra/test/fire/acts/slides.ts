import { randomUUID } from 'node:crypto';
import { form, slideForm } from '../../../../functions/test/forms.ts';
import { changed, FIRST, madeOnce, must, type Prepare, takenAway, uploaded } from './act.ts';

/** A slide of a picture that was uploaded before. */
export const createSlide: Prepare = async (stage) => {
  const title = `Nuova ${randomUUID()}`;
  const image = await uploaded(stage, 'slide-image', stage.photo);
  const headers = { 'idempotency-key': randomUUID() };
  return {
    send: () => stage.admin('createSlide', { headers, body: slideForm(image, { title }) }),
    state: async () => madeOnce(await stage.stores.items('SLIDE', { title })),
  };
};

/** Another title and another picture. */
export const updateSlide: Prepare = async (stage) => {
  const before = { title: `Prima ${randomUUID()}`, version: 1 };
  const after = { title: `Dopo ${randomUUID()}`, version: 2 };
  const { id } = await must(() =>
    stage.admin('createSlide', { body: slideForm(stage.photo, { title: before.title }) }),
  );
  const body = () => form({ title: after.title, image: stage.photo });
  return {
    send: () => stage.admin('updateSlide', { parameters: { id }, headers: FIRST, body: body() }),
    state: async () => changed(await stage.stores.items('SLIDE', { id }), before, after),
  };
};

/** A slide with its picture. */
export const deleteSlide: Prepare = async (stage) => {
  const { id } = await must(() => stage.admin('createSlide', { body: slideForm(stage.photo) }));
  return {
    send: () => stage.admin('deleteSlide', { parameters: { id }, headers: FIRST }),
    state: async () => takenAway(await stage.stores.items('SLIDE', { id })),
  };
};
