import { accountLimits, addressLimits, loginLimits } from '@rombo/shared/contract/limits';
import type { Body } from '@rombo/shared/contract/routes';
import { type ClientInfo, logFailedSignIn } from '../data/activity.ts';
import { resetPassword } from '../data/password-resets.ts';
import { hasRecoveryCode, isAppCode, type VerifiedCode } from '../data/second-factor.ts';
import { closeSession, openSession } from '../data/sessions.ts';
import { type RateLimit, release, reset } from '../data/throttles.ts';
import { type Account, findByCredentials, isUnchanged } from '../data/users.ts';
import { Failure } from '../errors.ts';
import { bestEffort } from '../logger.ts';
import type { findDevice } from './device.ts';
import { type CodeSource, failureLimit, tryCode, withRateLimit } from './rate-limits.ts';
import { issueToken } from './tokens.ts';

interface SignInLimits {
  /** Failures of this account from this address or browser, reset by a sign-in. */
  own: RateLimit;
  /** Failures of an address across all names: made-up names would evade the other limits. */
  address?: RateLimit;
  /** Failures of an account across all addresses, against distributed attacks. */
  account?: RateLimit;
}

const ownLimit = (username: string, viewer: string) => failureLimit('login', `${viewer}#${username}`, loginLimits);
const accountLimit = (username: string) => failureLimit('login-account', username, accountLimits);

/** A known browser has a separate limit, which others cannot exhaust. A recovery code is exempt from the account's limit. */
async function signInLimits(
  { username, code }: Credentials,
  viewer: string,
  device: string | undefined,
): Promise<SignInLimits> {
  if (device) return { own: failureLimit('login-device', device, loginLimits) };
  const own = ownLimit(username, viewer);
  const isOwner = code !== undefined && !isAppCode(code) && (await hasRecoveryCode(username, code));
  // A flood times out by itself: if its attempts were released, it would never reach the limit.
  const address = { ...failureLimit('login-address', viewer, addressLimits), keepsTimeouts: true };
  return isOwner ? { own, address } : { own, address, account: accountLimit(username) };
}

type Credentials = Body<'login'>;

interface SignedIn {
  account: Account;
  token: string;
  withRecoveryCode: boolean;
}

async function signIn(input: Credentials, source: CodeSource, client: ClientInfo) {
  const { username, password, code, remember = false } = input;
  const account = await findByCredentials(username, password);
  if (!account) throw new Failure('invalid_credentials');
  if (account.factor === null) return signInByPassword(account, client, remember);
  if (code === undefined) throw new Failure('second_factor_required');
  return signInByCode(account, { code, source, client, remember });
}

async function startSession(
  { user }: Account,
  client: ClientInfo,
  remember: boolean,
): Promise<{ token: string; tokenId: string }> {
  const issued = await issueToken(user, remember);
  await openSession(issued.tokenId, user, client, remember);
  return issued;
}

/** Opens the session, then reads the account again. A password change before that is noticed here; a later one ends the session. */
async function signInByPassword(account: Account, client: ClientInfo, remember: boolean): Promise<SignedIn> {
  const { token, tokenId } = await startSession(account, client, remember);
  if (await isUnchanged(account)) return { account, token, withRecoveryCode: false };
  await closeSession(tokenId);
  throw new Failure('invalid_credentials');
}

interface CodeSignIn {
  code: string;
  source: CodeSource;
  client: ClientInfo;
  remember: boolean;
}

/** Opens the session, then consumes the code as the last step that can fail, so that no code is lost without a session. */
async function signInByCode(account: Account, { code, source, client, remember }: CodeSignIn): Promise<SignedIn> {
  let token = '';
  const kind = await tryCode(account, code, source, async (verified) => {
    const session = await startSession(account, client, remember);
    token = session.token;
    return consumeFor(session.tokenId, verified);
  });
  if (!kind) throw new Failure('invalid_code');
  return { account, token, withRecoveryCode: kind === 'recovery' };
}

/** Consumes a code for a session. If the response is lost, the write may have succeeded: it is reverted and the session closed. */
async function consumeFor(tokenId: string, code: VerifiedCode): Promise<boolean> {
  try {
    if (await code.consume()) return true;
  } catch (error) {
    await bestEffort(async () => (await code.restore()) && (await closeSession(tokenId)), 'A code stays consumed');
    throw error;
  }
  await closeSession(tokenId);
  return false;
}

interface SignInAttempt {
  input: Credentials;
  viewer: string;
  client: ClientInfo;
  device: Awaited<ReturnType<typeof findDevice>>;
}

const definedLimits = (limits: (RateLimit | undefined)[]): RateLimit[] => limits.filter((each) => each !== undefined);

const releaseAll = (limits: (RateLimit | undefined)[]) => Promise.all(definedLimits(limits).map(release));

/** Signs in under the limits of address, account and device. `release` returns what a success consumed. */
export async function signInWithinLimits({ input, viewer, client, device }: SignInAttempt) {
  const { own, address, account } = await signInLimits(input, viewer, device);
  const source = device ? (`device#${device}` as const) : (`account#${input.username}` as const);

  const refuse = async (error: unknown): Promise<never> => {
    const code = error instanceof Failure ? error.code : undefined;
    // A missing code counts for the address only: it costs as much as any attempt, but is not a wrong guess.
    if (code === 'second_factor_required') await releaseAll([own, account]);
    if (code === 'invalid_credentials' || code === 'invalid_code') await logFailedSignIn(client);
    throw error;
  };
  const limits = definedLimits([address, own, account]);
  const signedIn: SignedIn = await withRateLimit(limits, () => signIn(input, source, client)).catch(refuse);
  return { ...signedIn, release: () => Promise.all([reset(own), releaseAll([address, account])]) };
}

interface NewPassword {
  token: string;
  password: string;
  code?: string | undefined;
}

/**
 * Sets a new password by a mailed link, with a code if the account has a second factor. Wrong codes count like those of a sign-in. Returns
 * false if the link is no longer valid.
 */
export async function resetByLink(account: Account, input: NewPassword, client: ClientInfo): Promise<boolean> {
  const { code, ...link } = input;
  if (account.factor === null) return resetPassword(account, link);
  if (code === undefined) throw new Failure('second_factor_required');
  let isSet: boolean | undefined;
  await tryCode(account, code, `account#${account.user.username}`, async (verified) => {
    isSet = await resetPassword(account, { ...link, code: verified });
    return isSet;
  });
  if (isSet !== undefined) return isSet;
  await logFailedSignIn(client);
  throw new Failure('invalid_code');
}

/** Resets the limits of an account whose owner has just proved to read its mail. */
export const forgetFailedSignIns = (username: string, viewer: string) =>
  Promise.all([ownLimit(username, viewer), accountLimit(username)].map(reset));
