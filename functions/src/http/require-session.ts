import { parseCookie } from 'cookie';
import { findSession, markSeen, type OpenSession } from '../data/sessions.ts';
import { withDeadline } from '../deadline.ts';
import { Failure } from '../errors.ts';
import { logger } from '../logger.ts';
import type { Middleware } from './chain.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { tokenIdOf } from './session-token.ts';

/** How long the mark may keep somebody waiting, in milliseconds. */
const PATIENCE_MS = 500;

/** Notes that the session is in use. A table that takes no writes for the moment keeps nobody from reading. */
async function note(session: OpenSession): Promise<void> {
  try {
    await withDeadline(() => markSeen(session), PATIENCE_MS);
  } catch (error) {
    logger.warn('A session is in use and not marked so', { error: error as Error });
  }
}

/** Lets only a request pass whose cookie holds a valid token of a session that is still open, and says whose it is. */
export const requireSession = (): Middleware => ({
  async before({ event }) {
    const token = parseCookie(event.headers.cookie ?? '')[SESSION_COOKIE];
    const tokenId = token && (await tokenIdOf(token));
    const session = tokenId ? await findSession(tokenId) : undefined;
    if (!session) throw new Failure('unauthenticated');
    await note(session);
    event.session = session;
  },
});
