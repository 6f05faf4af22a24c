import { randomUUID } from 'node:crypto';
import { changed, FIRST, madeOnce, mustSucceed, type Prepare, takenAway } from './scenario.ts';

const dealer = (name: string) => ({ name, city: 'Torino', country: 'IT' });

/** A dealer under a key of its own. */
export const createDealer: Prepare = async ({ stores, admin }) => {
  const name = `Nuovo ${randomUUID()}`;
  const headers = { 'idempotency-key': randomUUID() };
  return {
    send: () => admin('createDealer', { headers, json: dealer(name) }),
    state: async () => madeOnce(await stores.items('DEALER', { name })),
  };
};

/** Another name. */
export const updateDealer: Prepare = async ({ stores, admin }) => {
  const before = { name: `Prima ${randomUUID()}`, version: 1 };
  const after = { name: `Dopo ${randomUUID()}`, version: 2 };
  const { id } = await mustSucceed(() => admin('createDealer', { json: dealer(before.name) }));
  const headers = { ...FIRST, 'idempotency-key': randomUUID() };
  return {
    send: () => admin('updateDealer', { parameters: { id }, headers, json: dealer(after.name) }),
    state: async () => changed(await stores.items('DEALER', { id }), before, after),
  };
};

/** A dealer that is there. */
export const deleteDealer: Prepare = async ({ stores, admin }) => {
  const { id } = await mustSucceed(() => admin('createDealer', { json: dealer(`Via ${randomUUID()}`) }));
  return {
    send: () => admin('deleteDealer', { parameters: { id }, headers: FIRST }),
    state: async () => takenAway(await stores.items('DEALER', { id })),
  };
};
