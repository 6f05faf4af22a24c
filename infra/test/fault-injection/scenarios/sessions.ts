import { newAccount, signedIn, signedInTwice } from './accounts.ts';
import { mustSucceed, type Prepare, takenAway } from './scenario.ts';
import { codeOf, newFactor } from './second-factor.ts';

/** A sign-in with the right password and a code of the app, which is used up only with the session that it opens. */
export const login: Prepare = async (context) => {
  const factor = newFactor();
  const account = await newAccount(context.stores, factor.fields);
  return {
    send: () => context.visitor('login', { json: { ...account, code: codeOf(factor.secret) } }),
    state: async () => {
      const [user] = await context.stores.items('USER', { username: account.username });
      const isUsedUp = Number(user?.totpStep) >= Math.floor(Date.now() / 1000 / 30) - 1;
      // A session whose token never arrived is nobody's, and ends by itself.
      const isOpen = (await context.stores.items('SESSION', { username: account.username })).length > 0;
      if (isUsedUp && !isOpen) return 'half: a code used up for no session';
      return isOpen ? 'done' : 'undone';
    },
  };
};

/** A new password, which no session of before outlives but the one that asks. */
export const changePassword: Prepare = async (context) => {
  const { headers, password, ended, item } = await signedInTwice(context);
  const before = await item();
  const json = { currentPassword: password, newPassword: 'una frase del tutto nuova' };
  return {
    send: () => context.visitor('changePassword', { headers, json }),
    state: async () => {
      const sessions = await ended();
      if (sessions === 'own') return 'signed out';
      if ((await item()).passwordHash === before.passwordHash) return 'undone';
      return sessions === 'others' ? 'done' : 'half: an old session beside the new password';
    },
  };
};

/** The end of the session that asks. */
export const logout: Prepare = async (context) => {
  const { headers, sessions } = await signedIn(context);
  return { send: () => context.visitor('logout', { headers }), state: async () => takenAway(await sessions()) };
};

/** The end of one session, by its public id and the password. */
export const endSession: Prepare = async (context) => {
  const { headers, password, sessions } = await signedIn(context);
  const [{ id }] = await mustSucceed(() => context.visitor('listSessions', { headers }));
  const send = () => context.visitor('endSession', { headers, parameters: { id }, json: { password } });
  return { send, state: async () => takenAway(await sessions()) };
};

/** The end of all sessions of an account. */
export const endSessions: Prepare = async (context) => {
  const { headers, password, sessions } = await signedIn(context);
  const send = () => context.visitor('endSessions', { headers, json: { password } });
  return { send, state: async () => takenAway(await sessions()) };
};
