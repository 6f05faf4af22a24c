import { randomUUID } from 'node:crypto';
import { hashOf, newRecoveryCodes, newSecret } from '@rombo/functions/one-time-codes';
import bcrypt from 'bcryptjs';
import { TOTP } from 'otpauth';
import { type Caller, mustSucceed, retryUnavailable } from './requests.ts';
import type { Item, Stores } from './stores.ts';

/** Creates an account whose password hash is as cheap as bcrypt allows: a real one is slow on purpose. */
export const newAccount = async (stores: Stores, fields: Record<string, unknown> = {}) => {
  const username = `prova-${randomUUID()}`;
  const password = 'parola-di-prova';
  const passwordHash = await bcrypt.hash(password, 4);
  await stores.put({ pk: 'USER', sk: username, id: randomUUID(), username, passwordHash, ...fields });
  return { username, password };
};

/** Creates an account with this many open sessions; the cookie in `headers` is that of the first. */
export async function signedIn(
  { stores, visitor }: { stores: Stores; visitor: Caller },
  fields: Record<string, unknown> = {},
  count = 1,
) {
  const account = await newAccount(stores, fields);
  const { username } = account;
  const sessions = () => stores.items('SESSION', { username });
  const { headers } = await retryUnavailable(() => visitor('login', { json: account }));
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const [own] = await sessions();
  for (let at = 1; at < count; at++) await mustSucceed(() => visitor('login', { json: account }));
  /** The sessions that ended since. */
  const ended = async (): Promise<'none' | 'others' | 'own'> => {
    const left = await sessions();
    if (!left.some(({ sk }) => sk === own?.sk)) return 'own';
    return left.length === count ? 'none' : 'others';
  };
  const item = async (): Promise<Item> => {
    const [user] = await stores.items('USER', { username });
    if (!user) throw new Error('The account is gone');
    return user;
  };
  return { ...account, headers: { cookie }, sessions, ended, item };
}

/** The code that an app with this secret shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret }).generate();

/** A second factor, as an app has it and as an account stores it. */
export function newFactor() {
  const secret = newSecret();
  const recoveryCodes = newRecoveryCodes();
  const fields = {
    totpSecret: secret,
    totpStep: 0,
    totpSince: new Date().toISOString(),
    recoveryCodes: new Set(recoveryCodes.map(hashOf)),
  };
  return { secret, recoveryCodes, fields };
}
