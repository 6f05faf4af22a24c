import { loginLimits } from '@rombo/shared/user';
import { openSession } from '../data/sessions.ts';
import { forgive, spend } from '../data/throttles.ts';
import { findByCredentials } from '../data/users.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/route.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { issueToken } from '../http/session-token.ts';
import { Reply } from '../http/types.ts';

/** Signs the administrator in. Each try is counted before it is judged, so that many at once are no way round the limit. */
export const handler = route('login', async ({ input: { username, password }, viewer }) => {
  const limit = {
    action: 'login',
    who: `${viewer}#${username}`,
    times: loginLimits.failures,
    seconds: loginLimits.minutes * 60,
  };
  const retryAfter = await spend(limit);
  if (retryAfter > 0) throw new Failure('too_many_requests', { retryAfter });
  const user = await findByCredentials(username, password);
  if (!user) throw new Failure('invalid_credentials');
  const { token, tokenId } = await issueToken(user);
  await openSession(tokenId, user);
  await forgive(limit);
  return new Reply(user, { 'set-cookie': sessionCookie(token) });
});
