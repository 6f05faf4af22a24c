import type { LoginInput } from '@rombo/shared/contract/user';
import type { ClientInfo } from '../data/client-info.ts';
import type { VerifiedCode } from '../data/codes.ts';
import { closeSession, openSession } from '../data/sessions.ts';
import { type Account, findByCredentials, isUnchanged } from '../data/users.ts';
import { requireTime, withDeadline } from '../deadline.ts';
import { Failure } from '../errors.ts';
import { type CodeSource, tryCode } from './rate-limits.ts';
import { issueToken } from './session-token.ts';

/** Time to consume a code, in milliseconds: it is not begun with less than this left. */
const CONSUME_MS = 600;

/** Timeout of undoing a failed sign-in, in milliseconds; the request's own deadline may have passed. */
const UNDO_MS = 500;

/** A sign-in that succeeded. */
export interface SignedIn {
  account: Account;
  token: string;
  withRecoveryCode: boolean;
}

/** Signs in by password and, where the account has one, by second factor: before both there is no session. */
export async function signIn({ username, password, code }: LoginInput, source: CodeSource, client: ClientInfo) {
  const account = await findByCredentials(username, password);
  if (!account) throw new Failure('invalid_credentials');
  if (account.factor === null) return byPassword(account, client);
  if (code === undefined) throw new Failure('second_factor_required');
  return byCode(account, code, source, client);
}

async function open({ user }: Account, client: ClientInfo): Promise<{ token: string; tokenId: string }> {
  const issued = await issueToken(user);
  await openSession(issued.tokenId, user, client);
  return issued;
}

/** The session comes first and the account is looked at again: a change of password meanwhile either is seen here or ends the session. */
async function byPassword(account: Account, client: ClientInfo): Promise<SignedIn> {
  const { token, tokenId } = await open(account, client);
  if (await isUnchanged(account)) return { account, token, withRecoveryCode: false };
  await closeSession(tokenId);
  throw new Failure('invalid_credentials');
}

/** The session comes first here too, and using the code up is the last thing that can fail: no code is lost without a session. */
async function byCode(account: Account, code: string, source: CodeSource, client: ClientInfo): Promise<SignedIn> {
  let token = '';
  const kind = await tryCode(account, code, source, async (verified) => {
    requireTime(CONSUME_MS);
    const opened = await open(account, client);
    token = opened.token;
    return consumeFor(opened.tokenId, verified);
  });
  if (!kind) throw new Failure('invalid_code');
  return { account, token, withRecoveryCode: kind === 'recovery' };
}

/** Uses a code up for a session. A write whose answer was lost may have been done: then it is undone, and the session ends with it. */
async function consumeFor(tokenId: string, code: VerifiedCode): Promise<boolean> {
  try {
    if (await code.consume()) return true;
  } catch (error) {
    await withDeadline(async () => (await code.restore()) && (await closeSession(tokenId)), UNDO_MS).catch(
      () => undefined,
    );
    throw error;
  }
  await closeSession(tokenId);
  return false;
}
