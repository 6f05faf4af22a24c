import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Item, Stores } from '../stores.ts';
import { must, patiently, type Stage } from './act.ts';

/** An account whose password is as quick to check as bcrypt allows: the real one takes its time on purpose. */
export const newAccount = async (stores: Stores, fields: Record<string, unknown> = {}) => {
  const username = `prova-${randomUUID()}`;
  const password = 'parola-di-prova';
  const passwordHash = await bcrypt.hash(password, 4);
  await stores.put({ pk: 'USER', sk: username, id: randomUUID(), username, passwordHash, ...fields });
  return { username, password };
};

/** An account of its own, signed in once. */
export async function signedIn(stage: Stage, fields: Record<string, unknown> = {}) {
  const account = await newAccount(stage.stores, fields);
  const { headers } = await patiently(() => stage.visitor('login', { json: account }));
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const sessions = () => stage.stores.items('SESSION', { username: account.username });
  const item = async (): Promise<Item> => {
    const [user] = await stage.stores.items('USER', { username: account.username });
    if (!user) throw new Error('The account is gone');
    return user;
  };
  return { ...account, headers: { cookie }, sessions, item };
}

/** An account of its own that is signed in here and elsewhere; `ended` says what became of its sessions. */
export async function signedInTwice(stage: Stage, fields: Record<string, unknown> = {}) {
  const account = await signedIn(stage, fields);
  const [own] = await account.sessions();
  await must(() => stage.visitor('login', { json: { username: account.username, password: account.password } }));
  const ended = async (): Promise<'none' | 'others' | 'own'> => {
    const left = await account.sessions();
    if (!left.some(({ sk }) => sk === own?.sk)) return 'own';
    return left.length > 1 ? 'none' : 'others';
  };
  return { ...account, ended };
}
