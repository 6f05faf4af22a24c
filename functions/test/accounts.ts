import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { TOTP } from 'otpauth';
import { call } from './site.ts';
import { deleteItem, putItem } from './table.ts';

/** A test account. Its password has the lowest cost that bcrypt allows, to keep tests fast. */
export interface Account {
  id: string;
  username: string;
  password: string;
}

export async function newAccount(password = 'parola-di-prova'): Promise<Account> {
  const id = randomUUID();
  const username = `prova-${id}`;
  const passwordHash = await bcrypt.hash(password, 4);
  await putItem({ pk: 'USER', sk: username, id, username, passwordHash });
  return { id, username, password };
}

export const removeAccount = ({ username }: Account) => deleteItem({ pk: 'USER', sk: username });

export async function signIn({ username, password }: Account, code?: string, remember = false): Promise<string> {
  const { status, headers } = await call('login', { json: { username, password, code, remember } });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`Signing in failed with ${status}`);
  return cookie;
}

/** In milliseconds. */
const STEP = 30_000;

export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP });

const currentStep = (): number => Math.floor(Date.now() / STEP);

export interface TestFactor {
  cookie: string;
  secret: string;
  recoveryCodes: string[];
}

/** Turns on an account's second factor. Confirms it with the previous code, so that the current and the next one are unused. */
export async function setUpFactor(account: Account): Promise<TestFactor> {
  const cookie = await signIn(account);
  const started = await call('startSecondFactor', { cookie, json: { password: account.password } });
  const { secret } = started.body;
  for (;;) {
    const step = currentStep();
    const { status, body } = await call('confirmSecondFactor', { cookie, json: { code: codeOf(secret, -1) } });
    if (status === 200) return { cookie, secret, recoveryCodes: body.recoveryCodes };
    // A slow request may arrive in the next step, when its code is too old: retry.
    if (step === currentStep()) throw new Error(`The second factor was refused with ${status}`);
  }
}
