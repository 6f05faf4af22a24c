import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie as other } from '../../test/site.ts';

const CLEARED = [
  '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  'signed-in=; Max-Age=0; Path=/; Secure; SameSite=Strict',
];

describe('POST /api/logout', () => {
  let account: Account;
  beforeAll(async () => {
    account = await newAccount();
  });
  afterAll(() => removeAccount(account));

  it('ends the session, so that a copy of its cookie is worth nothing, and no other', async () => {
    const cookie = await signIn(account);
    expect((await call('getUser', { cookie })).status).toBe(200);
    const { status, headers, body } = await call('logout', { cookie });
    expect([status, body, headers.getSetCookie()]).toEqual([204, undefined, CLEARED]);
    expect(await call('getUser', { cookie })).toMatchObject(refusal('unauthenticated'));
    expect((await call('getUser', { cookie: other })).status).toBe(200);
    expect((await call('logout', { cookie })).status).toBe(204);
  });

  it.each([undefined, '__Host-session=nonsense', '__Host-session='])('is fine with the cookie %j', async (cookie) => {
    const { status, headers } = await call('logout', cookie === undefined ? {} : { cookie });
    expect([status, headers.getSetCookie()]).toEqual([204, CLEARED]);
  });

  it('is no business of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await call('logout', { cookie: other, headers })).toMatchObject(refusal('cross_site'));
    expect((await call('getUser', { cookie: other })).status).toBe(200);
  });
});
