import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, setUpFactor, signIn } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';

describe('POST /api/second-factor', () => {
  let account: Account;
  let cookie: string;
  const start = (password: string, by = cookie) => call('startSecondFactor', { cookie: by, json: { password } });
  beforeAll(async () => {
    account = await newAccount();
    cookie = await signIn(account);
  });
  afterAll(() => removeAccount(account));

  it('gives nothing to who does not know the password', async () => {
    expect(await start('sbagliata')).toMatchObject(refusal('invalid_input', 'password'));
  });

  it('gives a secret and its address, another one each time, and changes nothing yet', async () => {
    const [first, second] = [await start(account.password), await start(account.password)];
    expect([first.status, first.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(first.body.uri).toContain(`secret=${first.body.secret}`);
    expect(second.body.secret).not.toBe(first.body.secret);
    expect((await call('getSecondFactor', { cookie })).body.active).toBe(false);
    expect(await signIn(account)).toMatch(/^__Host-session=/);
  });

  it('is refused where there is one already', async () => {
    const other = await newAccount();
    const factor = await setUpFactor(other);
    expect(await start(other.password, factor.cookie)).toMatchObject(refusal('conflict'));
    await removeAccount(other);
  });
});
