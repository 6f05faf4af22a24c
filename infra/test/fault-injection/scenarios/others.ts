import { randomUUID } from 'node:crypto';
import type { Upload } from '@rombo/shared/contract/upload';
import type { Stores } from '../stores.ts';
import { changed, madeOnce, mustSucceed, type Prepare, reading, sendFile, takenAway } from './scenario.ts';

/** A message under a key of its own. */
export const sendContact: Prepare = async ({ stores, visitor }) => {
  const lastName = `Rossi ${randomUUID()}`;
  const json = { firstName: 'Ada', lastName, email: 'ada@example.org', subject: 'Altro', message: 'Buongiorno' };
  const headers = { 'idempotency-key': randomUUID() };
  return {
    send: () => visitor('sendContact', { json, headers }),
    state: async () => madeOnce(await stores.items('CONTACT', { lastName })),
  };
};

/** A message that was left before. */
export const deleteContact: Prepare = async (context) => {
  const message = await sendContact(context);
  const { id } = await mustSucceed(message.send);
  return {
    send: () => context.admin('deleteContact', { parameters: { id } }),
    state: async () => takenAway(await context.stores.items('CONTACT', { id })),
  };
};

/** Another status and a note. */
export const updateContact: Prepare = async (context) => {
  const message = await sendContact(context);
  const { id } = await mustSucceed(message.send);
  const before = { status: 'new', note: null };
  const after = { status: 'answered', note: 'Spedito il listino' };
  return {
    send: () => context.admin('updateContact', { parameters: { id }, json: after }),
    state: async () => changed(await context.stores.items('CONTACT', { id }), before, after),
  };
};

/** The templates of replies, all of them at once. */
export const saveReplyTemplates: Prepare = async ({ stores, admin }) => {
  const template = { title: `Modello ${randomUUID()}`, text: 'Buongiorno' };
  const json = { templates: [template, template, template] };
  return {
    send: () => admin('saveReplyTemplates', { json }),
    state: async () => {
      const [item] = await stores.items('REPLY_TEMPLATES');
      return JSON.stringify(item?.templates) === JSON.stringify(json.templates) ? 'done' : 'undone';
    },
  };
};

/** The only setting. Who sets it first sets it as everybody else would, so that it does not matter who that is. */
async function settingIn(stores: Stores) {
  const key = 'maintenance_mode';
  const read = () => stores.items('SETTING', { key });
  const [present] = await read();
  const first = { pk: 'SETTING', sk: key, key, value: 'false', updatedAt: '2026-01-01T00:00:00.000Z' };
  if (!present) await stores.put(first);
  return { read, before: present ?? first };
}

/** The value of the setting, whichever of the two it has meanwhile. */
export const getSetting: Prepare = async ({ stores, visitor }) => {
  await settingIn(stores);
  const send = () => visitor('getSetting', { parameters: { key: 'maintenance_mode' } });
  return reading(send, ({ key, value }) => key === 'maintenance_mode' && /^(true|false)$/.test(value));
};

/** The other value of the setting. */
export const saveSetting: Prepare = async ({ stores, admin }) => {
  const { read, before } = await settingIn(stores);
  const value = before.value === 'true' ? 'false' : 'true';
  return {
    send: () => admin('saveSetting', { json: { key: 'maintenance_mode', value } }),
    state: async () => changed(await read(), { value: before.value }, { value }),
  };
};

/** Addresses for two files, which are worth something only when they take the files. */
export const createUploads: Prepare = async ({ stores, admin, photo }) => {
  const { name, type, bytes } = photo;
  const json = [1, 2].map(() => ({ purpose: 'product-image', name, type, size: bytes.length }));
  let given: Upload[] = [];
  return {
    send: async () => {
      const answer = await admin('createUploads', { json });
      if (answer.status === 201) given = answer.body;
      return answer;
    },
    state: async () => {
      for (const upload of given) await sendFile(upload, photo);
      const arrived = await Promise.all(given.map(({ key }) => stores.objects(key)));
      if (given.length === 0) return 'undone';
      return arrived.flat().length === 2 ? 'done' : `half: ${arrived.flat().length} files`;
    },
  };
};
