import { closeSession, openSession } from '../data/sessions.ts';
import { forgive } from '../data/throttles.ts';
import { isUnchanged } from '../data/users.ts';
import { Failure } from '../errors.ts';
import { identify } from '../http/identify.ts';
import { noteActivity } from '../http/note-activity.ts';
import { route } from '../http/route.ts';
import { SESSION_COOKIE, sessionCookie } from '../http/session-cookie.ts';
import { issueToken, tokenIdOf } from '../http/session-token.ts';
import { loginTries, tried } from '../http/tries.ts';
import { Reply } from '../http/types.ts';

/** Ends the session that the browser had: its cookie gives way to the new one. */
async function endPrevious(token: string | undefined): Promise<void> {
  const tokenId = token && (await tokenIdOf(token));
  if (tokenId) await closeSession(tokenId);
}

/** Signs the administrator in, by password and, where there is one, by second factor: before both there is no session. */
export const handler = route('login', async ({ input, cookies, viewer, visit }) => {
  const tries = loginTries(input.username, viewer);
  const { account, withRecoveryCode, token } = await tried(tries, async () => {
    const identity = await identify(input, tries, visit);
    const { account } = identity;
    const { token, tokenId } = await issueToken(account.user);
    await openSession(tokenId, account.user, visit);
    if (await isUnchanged(account)) return { ...identity, token };
    await closeSession(tokenId);
    throw new Failure('invalid_credentials');
  });
  const action = withRecoveryCode ? 'signed_in_with_recovery_code' : 'signed_in';
  await Promise.all([
    forgive(tries),
    noteActivity({ action, subject: null, ...visit }),
    endPrevious(cookies[SESSION_COOKIE]),
  ]);
  return new Reply(account.user, { 'set-cookie': sessionCookie(token) });
});
