import { passwordTries } from '@rombo/shared/password';
import { codeTries } from '@rombo/shared/second-factor';
import { isAppCode, type VerifiedCode, verifyCode } from '../data/codes.ts';
import { forgive, type Limit, refund, spend } from '../data/throttles.ts';
import { type Account, findByCredentials } from '../data/users.ts';
import { whileTimeLasts, withDeadline } from '../deadline.ts';
import { Failure, Overloaded, Unconfirmed } from '../errors.ts';

/** How long taking a try back may last, in milliseconds: the request's own time is over by then. */
const PATIENCE_MS = 500;

/** What answering takes once everything is done, in milliseconds. */
export const ANSWER_MS = 200;

/** A limit of failures in some minutes. */
export const limit = (
  action: string,
  who: string,
  { failures, minutes }: { failures: number; minutes: number },
): Limit => ({
  action,
  who,
  times: failures,
  seconds: minutes * 60,
});

/** Counts a try before it is judged, so that many at once are no way round the limit. */
export async function spendTry(tries: Limit): Promise<void> {
  const retryAfter = await spend(tries);
  if (retryAfter > 0) throw new Failure('too_many_requests', { retryAfter });
}

/** A store or a processor that was too slow or too busy is no fault of who tried, and must not lock them out. */
const isJudged = (error: unknown): boolean => error instanceof Failure && !(error instanceof Overloaded);

/**
 * Counts a try before it is judged, and takes it back when it never was. Of several limits one that is full refuses the try, which
 * counts in none of the others then.
 */
export async function tried<T>(limits: Limit[], judge: () => Promise<T>): Promise<T> {
  const outcomes = await Promise.allSettled(limits.map(spendTry));
  const counted = limits.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  const takeBack = () => withDeadline(() => Promise.allSettled(counted.map(refund)), PATIENCE_MS);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (refused) {
    await takeBack();
    throw refused.reason;
  }
  try {
    return await judge();
  } catch (error) {
    if (!isJudged(error)) await takeBack();
    throw error;
  }
}

/** Whose wrong codes are counted together: those of a session, of a known browser, or of all others that name an account. */
export type CodeSource = `session#${string}` | `device#${string}` | `account#${string}`;

/** How often codes of the app may fail. */
export const codeTriesOf = (source: CodeSource): Limit => limit('code', source, codeTries);

/**
 * Uses a code of an account and says of which kind it was; nothing for a wrong one. A recovery code is too long to be guessed, so its
 * tries are not counted: nobody can use them up for somebody else.
 */
export async function tryCode(
  account: Account,
  code: string,
  source: CodeSource,
  use: (code: VerifiedCode) => Promise<boolean>,
): Promise<VerifiedCode['kind'] | undefined> {
  const judge = async () => {
    const verified = await verifyCode(account, code);
    return verified && (await use(verified)) ? verified.kind : undefined;
  };
  if (!isAppCode(code)) return judge();
  const tries = codeTriesOf(source);
  const kind = await tried([tries], judge);
  // The code is used up: nothing that fails from here on may turn it into a refusal.
  if (kind) await whileTimeLasts([forgive(tries)], ANSWER_MS);
  return kind;
}

/** Asks who is signed in for the password once more; `field` is where it was typed. Each session has tries of its own. */
export async function confirmPassword(
  { username, tokenId }: { username: string; tokenId: string },
  password: string,
  field: string,
): Promise<Account> {
  const tries = limit('password', tokenId, passwordTries);
  const account = await tried([tries], () => findByCredentials(username, password));
  if (!account) throw new Unconfirmed(field, 'La password non è giusta');
  await forgive(tries);
  return account;
}
