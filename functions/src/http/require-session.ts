import { parseCookie } from 'cookie';
import { findSession, markSeen, type OpenSession } from '../data/sessions.ts';
import { withDeadline } from '../deadline.ts';
import { Failure } from '../errors.ts';
import { logger } from '../logger.ts';
import { SESSION_SEEN_TIMEOUT_MS } from '../timeouts.ts';
import type { Middleware } from './chain.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { tokenIdOf } from './session-token.ts';

/** Updates the session's last use. The request goes on if the table takes no writes. */
async function updateLastUse(session: OpenSession): Promise<void> {
  try {
    await withDeadline(() => markSeen(session), SESSION_SEEN_TIMEOUT_MS);
  } catch (error) {
    logger.warn('The last use of a session was not updated', { error });
  }
}

/** Middleware that requires a cookie with a valid token of an open session, and adds the session to the event. */
export const requireSession = (): Middleware => ({
  async before({ event }) {
    const token = parseCookie(event.headers.cookie ?? '')[SESSION_COOKIE];
    const tokenId = token && (await tokenIdOf(token));
    const session = tokenId ? await findSession(tokenId) : undefined;
    if (!session) throw new Failure('unauthenticated');
    await updateLastUse(session);
    event.session = session;
  },
});
