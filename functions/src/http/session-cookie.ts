import { SESSION_SECONDS } from '@rombo/shared/user';
import { stringifySetCookie } from 'cookie';

/** The cookie of the administrator's session; its prefix makes browsers insist on Secure, Path=/ and this host alone. */
export const SESSION_COOKIE = '__Host-session';

/** The header that gives the browser a session's token. */
export const sessionCookie = (token: string): string => serialize(token, SESSION_SECONDS);

/** The header that takes it away again. */
export const clearedCookie = (): string => serialize('', 0);

const serialize = (value: string, maxAge: number): string =>
  stringifySetCookie({
    name: SESSION_COOKIE,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
  });
