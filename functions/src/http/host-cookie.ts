import { stringifySetCookie } from 'cookie';

/** The Set-Cookie header of a cookie that only this host and its server may read; `maxAge` in seconds, 0 deletes it. */
export const hostCookie = (name: `__Host-${string}`, value: string, maxAge: number): string =>
  stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, secure: true, sameSite: 'strict' });
