import { TOTP } from 'otpauth';
import { type Account, signIn } from './accounts.ts';
import { call } from './site.ts';

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
