import { parseCookie } from 'cookie';
import { findSession, markSeen } from '../data/sessions.ts';
import { Failure } from '../errors.ts';
import type { Middleware } from './chain.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { tokenIdOf } from './session-token.ts';

/** Lets only a request pass whose cookie holds a valid token of a session that is still open, and says whose it is. */
export const requireSession = (): Middleware => ({
  async before({ event }) {
    const token = parseCookie(event.headers.cookie ?? '')[SESSION_COOKIE];
    const tokenId = token && (await tokenIdOf(token));
    const session = tokenId ? await findSession(tokenId) : undefined;
    if (!session) throw new Failure('unauthenticated');
    await markSeen(session);
    event.session = session;
  },
});
