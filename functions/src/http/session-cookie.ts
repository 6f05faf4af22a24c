import { SESSION_SECONDS } from '@rombo/shared/sign-in-limits';
import { hostCookie } from './host-cookie.ts';

/** The cookie of the administrator's session; its prefix makes browsers insist on Secure, Path=/ and this host alone. */
export const SESSION_COOKIE = '__Host-session';

/** The header that gives the browser a session's token. */
export const sessionCookie = (token: string): string => hostCookie(SESSION_COOKIE, token, SESSION_SECONDS);

/** The header that takes it away again. */
export const clearedCookie = (): string => hostCookie(SESSION_COOKIE, '', 0);
