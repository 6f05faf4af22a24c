import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { call } from './site.ts';
import { deleteItem, putItem } from './table.ts';

/** An account of a test, whose password is as quick to check as bcrypt allows; the real one takes its time on purpose. */
export interface Account {
  id: string;
  username: string;
  password: string;
}

/** Makes an account of its own for a test. */
export async function newAccount(password = 'parola-di-prova'): Promise<Account> {
  const id = randomUUID();
  const username = `prova-${id}`;
  const passwordHash = await bcrypt.hash(password, 4);
  await putItem({ pk: 'USER', sk: username, id, username, passwordHash });
  return { id, username, password };
}

/** Takes an account away again. */
export const removeAccount = ({ username }: Account) => deleteItem({ pk: 'USER', sk: username });

/** Signs an account in, with a code where it has a second factor, and gives the cookie of the new session. */
export async function signIn({ username, password }: Account, code?: string): Promise<string> {
  const { status, headers } = await call('login', { json: { username, password, code } });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`Signing in failed with ${status}`);
  return cookie;
}
