import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Item, Stores } from '../stores.ts';
import { mustSucceed, retryUnavailable, type ScenarioContext } from './scenario.ts';

/** An account whose password is as quick to check as bcrypt allows: the real one takes its time on purpose. */
export const newAccount = async (stores: Stores, fields: Record<string, unknown> = {}) => {
  const username = `prova-${randomUUID()}`;
  const password = 'parola-di-prova';
  const passwordHash = await bcrypt.hash(password, 4);
  await stores.put({ pk: 'USER', sk: username, id: randomUUID(), username, passwordHash, ...fields });
  return { username, password };
};

/** An account of its own, signed in once. */
export async function signedIn(context: ScenarioContext, fields: Record<string, unknown> = {}) {
  const account = await newAccount(context.stores, fields);
  const { headers } = await retryUnavailable(() => context.visitor('login', { json: account }));
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const sessions = () => context.stores.items('SESSION', { username: account.username });
  const item = async (): Promise<Item> => {
    const [user] = await context.stores.items('USER', { username: account.username });
    if (!user) throw new Error('The account is gone');
    return user;
  };
  return { ...account, headers: { cookie }, sessions, item };
}

/** An account of its own that is signed in here and elsewhere; `ended` says what became of its sessions. */
export async function signedInTwice(context: ScenarioContext, fields: Record<string, unknown> = {}) {
  const account = await signedIn(context, fields);
  const [own] = await account.sessions();
  await mustSucceed(() =>
    context.visitor('login', { json: { username: account.username, password: account.password } }),
  );
  const ended = async (): Promise<'none' | 'others' | 'own'> => {
    const left = await account.sessions();
    if (!left.some(({ sk }) => sk === own?.sk)) return 'own';
    return left.length > 1 ? 'none' : 'others';
  };
  return { ...account, ended };
}
