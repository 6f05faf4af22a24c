import type { PasswordConfirmation } from '@rombo/shared/contract/account';
import { codeAttempts, passwordAttempts } from '@rombo/shared/contract/limits';
import { isAppCode, type VerifiedCode, verifyCode } from '../data/second-factor.ts';
import type { OpenSession } from '../data/sessions.ts';
import { consume, newActionId, type RateLimit, release, reset } from '../data/throttles.ts';
import { type Account, findByCredentials } from '../data/users.ts';
import { Failure, ReauthenticationFailed } from '../errors.ts';
import { bestEffort } from '../logger.ts';

export const failureLimit = (action: string, who: string, limit: { failures: number; minutes: number }): RateLimit => ({
  action,
  who,
  times: limit.failures,
  seconds: limit.minutes * 60,
  ids: [newActionId()],
});

/** Counts an attempt. Throws `too_many_requests` with the seconds to wait if the limit is reached. */
export async function consumeAttempt(limit: RateLimit): Promise<void> {
  const retryAfter = await consume(limit);
  if (retryAfter > 0) throw new Failure('too_many_requests', { retryAfter });
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/**
 * Runs an attempt under rate limits. The attempt is counted before it runs, so that parallel requests cannot exceed a limit. It is released
 * if it fails for a technical reason, except for a timeout under a limit with `keepsTimeouts`. If one limit is reached, the attempt counts
 * in none of them.
 */
export async function withRateLimit<T>(limits: RateLimit[], attempt: () => Promise<T>): Promise<T> {
  const outcomes = await Promise.allSettled(limits.map(consumeAttempt));
  const counted = limits.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  const releaseAll = (some: RateLimit[]) =>
    bestEffort(() => Promise.allSettled(some.map(release)), 'Attempts stay counted');
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (refused) {
    await releaseAll(counted);
    throw refused.reason;
  }
  try {
    return await attempt();
  } catch (error) {
    // A slow store must not lock users out.
    if (!(error instanceof Failure))
      await releaseAll(counted.filter(({ keepsTimeouts }) => !(keepsTimeouts && isTimeout(error))));
    throw error;
  }
}

/** Wrong codes are counted per session, per known browser, or per account for all other browsers. */
export type CodeSource = `session#${string}` | `device#${string}` | `account#${string}`;

export const codeLimitOf = (source: CodeSource): RateLimit => failureLimit('code', source, codeAttempts);

/** Checks and consumes a code. Returns its kind, or undefined if wrong. Recovery codes need no limit, because they cannot be guessed. */
export async function tryCode(
  account: Account,
  code: string,
  source: CodeSource,
  use: (code: VerifiedCode) => Promise<boolean>,
): Promise<VerifiedCode['kind'] | undefined> {
  const verify = async () => {
    const verified = await verifyCode(account, code);
    return verified && (await use(verified)) ? verified.kind : undefined;
  };
  if (!isAppCode(code)) return verify();
  const limit = codeLimitOf(source);
  const kind = await withRateLimit([limit], verify);
  // The code is consumed: no later failure may refuse the request.
  if (kind) await bestEffort(() => reset(limit), 'Attempts stay counted');
  return kind;
}

/** Checks the password of the signed-in user again, under a separate limit for each session. `field` is the name of its field. */
export async function confirmPassword(
  { user, tokenId }: Pick<OpenSession, 'user' | 'tokenId'>,
  password: string,
  field = 'password',
): Promise<Account> {
  const limit = failureLimit('password', tokenId, passwordAttempts);
  const account = await withRateLimit([limit], () => findByCredentials(user.username, password));
  if (!account) throw new ReauthenticationFailed(field, 'wrong_password');
  await reset(limit);
  return account;
}

export async function confirmCode(
  account: Account,
  code: string,
  { tokenId }: Pick<OpenSession, 'tokenId'>,
  use: (code: VerifiedCode) => Promise<boolean>,
): Promise<void> {
  if (!(await tryCode(account, code, `session#${tokenId}`, use))) throw new ReauthenticationFailed('code', 'used_code');
}

/** Reauthenticates the signed-in user by password, in a remembered session also by code: it may have been opened a year ago. */
export async function reauthenticate(
  session: OpenSession,
  { password, code }: PasswordConfirmation,
  passwordField?: string,
): Promise<void> {
  const account = await confirmPassword(session, password, passwordField);
  if (!session.remembered || account.factor === null) return;
  if (code === undefined) throw new Failure('second_factor_required');
  await confirmCode(account, code, session, (verified) => verified.consume());
}
