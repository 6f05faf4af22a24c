import { passwordTries } from '@rombo/shared/password';
import { codeTries } from '@rombo/shared/second-factor';
import { loginLimits } from '@rombo/shared/user';
import { spendCode } from '../data/codes.ts';
import { forgive, type Limit, refund, spend } from '../data/throttles.ts';
import { type Account, findByCredentials } from '../data/users.ts';
import { withDeadline } from '../deadline.ts';
import { Failure, Unconfirmed } from '../errors.ts';

/** How long taking a try back may last, in milliseconds: the request's own time is over by then. */
const PATIENCE_MS = 500;

const limit = (action: string, who: string, { failures, minutes }: { failures: number; minutes: number }): Limit => ({
  action,
  who,
  times: failures,
  seconds: minutes * 60,
});

/** How often an account and an address may fail to sign in. */
export const loginTries = (username: string, viewer: string): Limit =>
  limit('login', `${viewer}#${username}`, loginLimits);

/** Counts a try before it is judged, so that many at once are no way round the limit. */
export async function spendTry(tries: Limit): Promise<void> {
  const retryAfter = await spend(tries);
  if (retryAfter > 0) throw new Failure('too_many_requests', { retryAfter });
}

/**
 * Counts a try before it is judged, and takes it back when it never was: a store or a processor that was too slow is no fault of
 * who tried, and must not lock them out.
 */
export async function tried<T>(tries: Limit, judge: () => Promise<T>): Promise<T> {
  await spendTry(tries);
  try {
    return await judge();
  } catch (error) {
    if (!(error instanceof Failure)) await withDeadline(() => refund(tries), PATIENCE_MS).catch(() => undefined);
    throw error;
  }
}

/** How often codes may fail, whatever their address: six digits are few. */
export const codeTriesOf = (username: string): Limit => limit('code', username, codeTries);

/** Uses a code of an account, up or for more than that, and says of which kind it was; nothing for a wrong one. */
export async function tryCode({ user, factor }: Account, code: string, use = spendCode) {
  const tries = codeTriesOf(user.username);
  const kind = await tried(tries, async () => (factor ? use(user.username, factor, code) : undefined));
  if (kind) await forgive(tries);
  return kind;
}

/** Asks who is signed in for the password once more; `field` is where it was typed. */
export async function confirmPassword(username: string, password: string, field: string): Promise<Account> {
  const tries = limit('password', username, passwordTries);
  const account = await tried(tries, () => findByCredentials(username, password));
  if (!account) throw new Unconfirmed(field, 'La password non è giusta');
  await forgive(tries);
  return account;
}
