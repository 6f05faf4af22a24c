import { DEVICE_SECONDS, SESSION_SECONDS, SIGNED_IN } from '@rombo/shared/contract/limits';
import { stringifySetCookie } from 'cookie';

/** Returns a Set-Cookie header for this host and its server only. `maxAge` in seconds; 0 deletes the cookie. */
export const hostCookie = (name: `__Host-${string}`, value: string, maxAge: number): string =>
  stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, secure: true, sameSite: 'strict' });

/** The `__Host-` prefix makes browsers require Secure, Path=/ and this host only. */
export const SESSION_COOKIE = '__Host-session';

const signedIn = (value: string, maxAge: number): string =>
  stringifySetCookie({ name: SIGNED_IN, value, maxAge, path: '/', secure: true, sameSite: 'strict' });

export function sessionCookies(token: string, remembered: boolean): string[] {
  const maxAge = remembered ? DEVICE_SECONDS : SESSION_SECONDS;
  return [hostCookie(SESSION_COOKIE, token, maxAge), signedIn('1', maxAge)];
}

export const clearedCookies = (): string[] => [hostCookie(SESSION_COOKIE, '', 0), signedIn('', 0)];
