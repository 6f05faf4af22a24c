import { parseCookie } from 'cookie';
import { bestEffort } from '../best-effort.ts';
import { findSession, markSeen } from '../data/sessions.ts';
import { Failure } from '../errors.ts';
import { SESSION_SEEN_TIMEOUT_MS } from '../timeouts.ts';
import type { Middleware } from './chain.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { tokenIdOf } from './session-token.ts';

/** Middleware that requires a cookie with a valid token of an open session, and adds the session to the event. */
export const requireSession = (): Middleware => ({
  async before({ event }) {
    const token = parseCookie(event.headers.cookie ?? '')[SESSION_COOKIE];
    const tokenId = token && (await tokenIdOf(token));
    const session = tokenId ? await findSession(tokenId) : undefined;
    if (!session) throw new Failure('unauthenticated');
    // The request goes on if the table takes no writes.
    await bestEffort(() => markSeen(session), SESSION_SEEN_TIMEOUT_MS, 'The last use of a session was not updated');
    event.session = session;
  },
});
