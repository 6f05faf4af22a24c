import type { Session } from '@rombo/shared/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, cookie as other, site } from '../../test/site.ts';

let account: Account;
beforeAll(async () => {
  account = await newAccount();
});
afterAll(() => removeAccount(account));

it('GET /api/user returns who is signed in, without the password', async () => {
  const { status, headers, body } = await call('getUser', { cookie });
  expect([status, body]).toEqual([200, { id: expect.any(String), username: site.username }]);
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('POST /api/sessions/{id}/removal', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await signIn(account);
  });

  const idOf = async (isCurrent: boolean) => {
    const { body } = await call('listSessions', { cookie });
    return (body as Session[]).find((session) => session.present === isCurrent)?.id ?? '';
  };
  const end = (id: string, by = cookie, password = account.password) =>
    call('endSession', { cookie: by, parameters: { id }, json: { password } });

  it('ends one session and leaves the others', async () => {
    const other = await signIn(account);
    const id = await idOf(false);
    const { status, headers } = await end(id);
    expect([status, headers.getSetCookie()]).toEqual([204, []]);
    expect(await call('getUser', { cookie: other })).toMatchObject(refusal('unauthenticated'));
    expect((await call('getUser', { cookie })).status).toBe(200);
    expect(await end(id)).toMatchObject(refusal('not_found'));
  });

  it('clears the cookie if the current session is ended', async () => {
    const { status, headers } = await end(await idOf(true));
    const names = headers.getSetCookie().map((cookie) => cookie.replace(/ Path.*/, ''));
    expect([status, names]).toEqual([204, ['__Host-session=; Max-Age=0;', 'signed-in=; Max-Age=0;']]);
    expect(await call('getUser', { cookie })).toMatchObject(refusal('unauthenticated'));
  });
});

describe('POST /api/sessions/removal', () => {
  const end = (cookie: string, password = account.password) => call('endSessions', { cookie, json: { password } });

  it('ends every session of the account: a stolen token fails, a new sign-in works, another account stays signed in', async () => {
    const [stolen, cookie] = [await signIn(account), await signIn(account)];
    const { status, headers } = await end(cookie);
    const names = headers.getSetCookie().map((cookie) => cookie.replace(/ Path.*/, ''));
    expect([status, names]).toEqual([
      204,
      ['__Host-session', 'signed-in', '__Host-device'].map((name) => `${name}=; Max-Age=0;`),
    ]);
    for (const old of [stolen, cookie]) {
      expect(await call('getUser', { cookie: old })).toMatchObject(refusal('unauthenticated'));
    }
    expect((await call('getUser', { cookie: await signIn(account) })).status).toBe(200);
    expect((await call('getUser', { cookie: other })).status).toBe(200);
  });
});

describe('POST /api/logout', () => {
  const CLEARED = [
    '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    'signed-in=; Max-Age=0; Path=/; Secure; SameSite=Strict',
  ];

  it('ends only this session, so that a copy of its cookie is useless', async () => {
    const cookie = await signIn(account);
    expect((await call('getUser', { cookie })).status).toBe(200);
    const { status, headers, body } = await call('logout', { cookie });
    expect([status, body, headers.getSetCookie()]).toEqual([204, undefined, CLEARED]);
    expect(await call('getUser', { cookie })).toMatchObject(refusal('unauthenticated'));
    expect((await call('getUser', { cookie: other })).status).toBe(200);
    expect((await call('logout', { cookie })).status).toBe(204);
  });

  it.each([undefined, '__Host-session=nonsense'])('succeeds with the cookie %j', async (cookie) => {
    const { status, headers } = await call('logout', { cookie });
    expect([status, headers.getSetCookie()]).toEqual([204, CLEARED]);
  });
});
