import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { TOTP } from 'otpauth';
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
export async function signIn({ username, password }: Account, code?: string, remember = false): Promise<string> {
  const { status, headers } = await call('login', { json: { username, password, code, remember } });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`Signing in failed with ${status}`);
  return cookie;
}

/** Validity of a code, in milliseconds. */
const STEP = 30_000;

/** The code that an app with this secret shows, now or some steps of thirty seconds away. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP });

const presentStep = (): number => Math.floor(Date.now() / STEP);

/** An account's second factor as the test's own app has it. */
export interface TestFactor {
  cookie: string;
  secret: string;
  recoveryCodes: string[];
}

/**
 * Signs an account in and sets its second factor up. It is confirmed with the code before the present one, so that both the
 * present one and the next are still unused.
 */
export async function setUpFactor(account: Account): Promise<TestFactor> {
  const cookie = await signIn(account);
  const started = await call('startSecondFactor', { cookie, json: { password: account.password } });
  const { secret } = started.body;
  for (;;) {
    const step = presentStep();
    const { status, body } = await call('confirmSecondFactor', { cookie, json: { code: codeOf(secret, -1) } });
    if (status === 200) return { cookie, secret, recoveryCodes: body.recoveryCodes };
    // A slow request may arrive in the next step, in which the code is too old.
    if (step === presentStep()) throw new Error(`The second factor was refused with ${status}`);
  }
}
