import { expect, it } from 'vitest';
import { clearedCookies, sessionCookies } from './cookies.ts';

const attributes = (headers: string[]) => headers.map((header) => header.split('; ').sort());
const shared = ['Path=/', 'SameSite=Strict', 'Secure'];

it('the session is for this host alone, unseen by scripts and by other sites', () => {
  const [session] = attributes(sessionCookies('a.b.c'));
  expect(session).toEqual(['HttpOnly', 'Max-Age=43200', ...shared, '__Host-session=a.b.c']);
});

it('scripts may read that there is a session, for as long as there is one, and nothing of its token', () => {
  const [, signedIn] = attributes(sessionCookies('a.b.c'));
  expect(signedIn).toEqual(['Max-Age=43200', ...shared, 'signed-in=1']);
});

it('both are taken away by empty ones of the same kind', () => {
  expect(attributes(clearedCookies())).toEqual([
    ['HttpOnly', 'Max-Age=0', ...shared, '__Host-session='],
    ['Max-Age=0', ...shared, 'signed-in='],
  ]);
});
