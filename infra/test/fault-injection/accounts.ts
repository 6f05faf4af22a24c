import { randomUUID } from 'node:crypto';
import { hashOf, newRecoveryCodes, newSecret } from '@rombo/functions/one-time-codes';
import bcrypt from 'bcryptjs';
import { TOTP } from 'otpauth';
import { type Caller, mustSucceed, retryUnavailable } from './requests.ts';
import type { Item, Stores } from './stores.ts';

/** Creates an account with the cheapest password hash, because real ones are slow by design. */
export const newAccount = async (stores: Stores, fields: Record<string, unknown> = {}) => {
  const username = `prova-${randomUUID()}`;
  const password = 'parola-di-prova';
  const passwordHash = await bcrypt.hash(password, 4);
  await stores.put({ pk: 'USER', sk: username, id: randomUUID(), username, passwordHash, ...fields });
  return { username, password };
};

/** Creates an account with `count` open sessions. `headers` has the cookie of the first. */
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
  const { jti } = JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString());
  // A sign-in that was repeated may have left another session.
  await stores.remove(...(await sessions()).filter(({ sk }) => sk !== jti));
  for (let at = 1; at < count; at++) await mustSucceed(() => visitor('login', { json: account }));
  const opened = (await sessions()).length;
  /** Returns which sessions have ended since. */
  const ended = async (): Promise<'none' | 'others' | 'own'> => {
    const left = await sessions();
    if (!left.some(({ sk }) => sk === jti)) return 'own';
    return left.length === opened ? 'none' : 'others';
  };
  const item = async (): Promise<Item> => {
    const [user] = await stores.items('USER', { username });
    if (!user) throw new Error('The account is gone');
    return user;
  };
  return { ...account, headers: { cookie }, sessions, ended, item };
}

export const codeOf = (secret: string): string => new TOTP({ secret }).generate();

/** Creates a second factor, as an app has it and as an account stores it. */
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
