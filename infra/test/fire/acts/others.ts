import { randomUUID } from 'node:crypto';
import { changed, madeOnce, must, type Prepare, takenAway } from './act.ts';

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
export const deleteContact: Prepare = async (stage) => {
  const message = await sendContact(stage);
  const { id } = await must(message.send);
  return {
    send: () => stage.admin('deleteContact', { parameters: { id } }),
    state: async () => takenAway(await stage.stores.items('CONTACT', { id })),
  };
};

/** The other value of the only setting. */
export const saveSetting: Prepare = async ({ stores, admin }) => {
  const read = () => stores.items('SETTING', { key: 'maintenance_mode' });
  const [before] = await read();
  const value = before?.value === 'true' ? 'false' : 'true';
  return {
    send: () => admin('saveSetting', { json: { key: 'maintenance_mode', value } }),
    state: async () => changed(await read(), { value: before?.value }, { value }),
  };
};
