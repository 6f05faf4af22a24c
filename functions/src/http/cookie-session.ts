import { parseCookie } from 'cookie';
import { findSession } from '../data/sessions.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

const ID = /^[\w-]{40,64}$/;

/** The id that a session's token names. Its signature is not checked. */
function tokenIdIn(token: string): string | undefined {
  try {
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return ID.test(jti) ? jti : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The user whose open session a page's cookies name. The renderer of pages holds no signing keys, with which it could also sign: an id of 32
 * random bytes that leads to an open session is proof enough of what this decides, which is to see pages that everybody sees at other times.
 */
export async function userOfCookies(cookies: string): Promise<{ id: string; username: string } | undefined> {
  const token = parseCookie(cookies)[SESSION_COOKIE];
  const id = token && tokenIdIn(token);
  return id ? (await findSession(id))?.user : undefined;
}

/** True for a visit with the cookie of a session, whatever it is worth: its answers are nobody else's. */
export const hasSessionCookie = (cookies: string): boolean => cookies.includes(`${SESSION_COOKIE}=`);
