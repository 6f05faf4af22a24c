import { expect, it } from 'vitest';
import { newAccount, removeAccount, setUpFactor, signIn } from '../../test/accounts.ts';
import { call } from '../../test/site.ts';

it('GET /api/second-factor says whether there is one, since when, and never the secret', async () => {
  const account = await newAccount();
  const before = await signIn(account);
  expect((await call('getSecondFactor', { cookie: before })).body).toEqual({
    active: false,
    since: null,
    recoveryCodesLeft: 0,
  });
  const { cookie, secret } = await setUpFactor(account);
  const { body } = await call('getSecondFactor', { cookie });
  expect(body).toEqual({ active: true, since: expect.any(String), recoveryCodesLeft: 10 });
  expect(JSON.stringify(body)).not.toContain(secret);
  await removeAccount(account);
});
