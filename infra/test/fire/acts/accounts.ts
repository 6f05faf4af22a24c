import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Stores } from '../stores.ts';
import { must, type Prepare, patiently, type Stage, takenAway } from './act.ts';

/** An account whose password is as quick to check as bcrypt allows: the real one takes its time on purpose. */
export const newAccount = async (stores: Stores) => {
  const username = `prova-${randomUUID()}`;
  const password = 'parola-di-prova';
  const passwordHash = await bcrypt.hash(password, 4);
  await stores.put({ pk: 'USER', sk: username, id: randomUUID(), username, passwordHash });
  return { username, password };
};

/** An account of its own, signed in once. */
async function signedIn(stage: Stage) {
  const account = await newAccount(stage.stores);
  const { headers } = await patiently(() => stage.visitor('login', { json: account }));
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const sessions = () => stage.stores.items('SESSION', { username: account.username });
  return { ...account, headers: { cookie }, sessions };
}

/** A sign-in with the right password. */
export const login: Prepare = async (stage) => {
  const json = await newAccount(stage.stores);
  return {
    send: () => stage.visitor('login', { json }),
    // A session whose token never arrived is nobody's, and ends by itself.
    state: async () =>
      (await stage.stores.items('SESSION', { username: json.username })).length > 0 ? 'done' : 'undone',
  };
};

/** The end of the session that asks. */
export const logout: Prepare = async (stage) => {
  const { headers, sessions } = await signedIn(stage);
  return { send: () => stage.visitor('logout', { headers }), state: async () => takenAway(await sessions()) };
};

/** The end of one session, by its public id. */
export const endSession: Prepare = async (stage) => {
  const { headers, sessions } = await signedIn(stage);
  const [{ id }] = await must(() => stage.visitor('listSessions', { headers }));
  const send = () => stage.visitor('endSession', { headers, parameters: { id } });
  return { send, state: async () => takenAway(await sessions()) };
};

/** The end of all sessions of an account. */
export const endSessions: Prepare = async (stage) => {
  const { headers, sessions } = await signedIn(stage);
  return { send: () => stage.visitor('endSessions', { headers }), state: async () => takenAway(await sessions()) };
};

/** A secret for an app; nothing is turned on by it. */
export const startSecondFactor: Prepare = async (stage) => {
  const { headers, username, password } = await signedIn(stage);
  return {
    send: () => stage.visitor('startSecondFactor', { headers, json: { password } }),
    state: async () => {
      const [user] = await stage.stores.items('USER', { username });
      if (user?.totpSecret !== undefined) return 'turned on unconfirmed';
      return user?.offeredSecret === undefined ? 'undone' : 'done';
    },
  };
};
