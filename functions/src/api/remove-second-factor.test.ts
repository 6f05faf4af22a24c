import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  codeOf,
  newAccount,
  removeAccount,
  setUpFactor,
  signIn,
  type TestFactor,
} from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';

describe('POST /api/second-factor/removal', () => {
  let account: Account;
  let factor: TestFactor;
  const remove = (password: string, code: string) =>
    call('removeSecondFactor', { cookie: factor.cookie, json: { password, code } });
  beforeAll(async () => {
    account = await newAccount();
    factor = await setUpFactor(account);
  });
  afterAll(() => removeAccount(account));

  it('wants both the password and a code', async () => {
    expect(await remove('sbagliata', codeOf(factor.secret))).toMatchObject(refusal('invalid_input', 'password'));
    expect(await remove(account.password, codeOf(factor.secret, -5))).toMatchObject(refusal('invalid_input', 'code'));
    expect((await call('getSecondFactor', { cookie: factor.cookie })).body.active).toBe(true);
  });

  it('turns it off with a recovery code too; the password alone signs in again, and nothing is left of it', async () => {
    expect((await remove(account.password, factor.recoveryCodes[3] ?? '')).status).toBe(204);
    expect((await call('getSecondFactor', { cookie: factor.cookie })).body).toEqual({
      active: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    expect(await signIn(account)).toMatch(/^__Host-session=/);
    expect(await remove(account.password, codeOf(factor.secret))).toMatchObject(refusal('conflict'));
  });
});
