import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, codeOf, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';

describe('PUT /api/second-factor', () => {
  let account: Account;
  let cookie: string;
  const confirm = (code: string) => call('confirmSecondFactor', { cookie, json: { code } });
  beforeAll(async () => {
    account = await newAccount();
    cookie = await signIn(account);
  });
  afterAll(() => removeAccount(account));

  it('has nothing to confirm before it was begun', async () => {
    expect(await confirm('123456')).toMatchObject(refusal('conflict'));
  });

  it('turns it on with a right code and no other, gives the recovery codes once, and ends the other sessions', async () => {
    const other = await signIn(account);
    const { secret } = (await call('startSecondFactor', { cookie, json: { password: account.password } })).body;
    expect(await confirm(codeOf(secret, -5))).toMatchObject(refusal('invalid_input', 'code'));
    expect((await call('getSecondFactor', { cookie })).body.active).toBe(false);
    const { status, body } = await confirm(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`);
    expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
    expect(await call('getUser', { cookie: other })).toMatchObject(refusal('unauthenticated'));
    expect((await call('getUser', { cookie })).status).toBe(200);
    expect(await confirm(codeOf(secret, 1))).toMatchObject(refusal('conflict'));
  });
});
