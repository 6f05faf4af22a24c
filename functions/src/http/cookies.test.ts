import { expect, it } from 'vitest';
import { clearedCookies, sessionCookies } from './cookies.ts';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const readable = 'Path=/; Secure; SameSite=Strict';
it.each([
  ['for twelve hours', () => sessionCookies('t', false), '__Host-session=t', 'signed-in=1', 12 * 3600],
  ['for a year on a known device', () => sessionCookies('t', true), '__Host-session=t', 'signed-in=1', 365 * 86_400],
  ['no longer', clearedCookies, '__Host-session=', 'signed-in=', 0],
])('stores a session in an HttpOnly cookie, and a marker in a readable one, %s', (_, write, own, told, age) => {
  expect(write()).toEqual([`${own}; Max-Age=${age}; ${attributes}`, `${told}; Max-Age=${age}; ${readable}`]);
});
