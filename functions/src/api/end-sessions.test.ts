import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie as stranger } from '../../test/site.ts';

describe('POST /api/sessions/removal', () => {
  let account: Account;
  beforeAll(async () => {
    account = await newAccount();
  });
  afterAll(() => removeAccount(account));

  const end = (cookie: string, password = account.password, headers = {}) =>
    call('endSessions', { cookie, json: { password }, headers });

  it('signs out everywhere: a stolen token is worth nothing, a new one works, others stay', async () => {
    const [stolen, cookie] = [await signIn(account), await signIn(account)];
    const from = { 'sec-fetch-site': 'cross-site' };
    expect(await end(cookie, account.password, from)).toMatchObject(refusal('cross_site'));
    expect((await call('getUser', { cookie: stolen })).status).toBe(200);
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
    expect((await call('getUser', { cookie: stranger })).status).toBe(200);
  });

  it('takes five wrong passwords, then none for a while, and leaves every session open', async () => {
    const [other, cookie] = [await signIn(account), await signIn(account)];
    for (let times = 0; times < 5; times++) {
      expect(await end(cookie, 'sbagliata')).toMatchObject(refusal('invalid_input', 'password'));
    }
    const refused = await end(cookie);
    expect(refused).toMatchObject(refusal('too_many_requests'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const open of [other, cookie]) expect((await call('getUser', { cookie: open })).status).toBe(200);
  });
});
