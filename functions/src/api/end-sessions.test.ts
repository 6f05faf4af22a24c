import { expect, it } from 'vitest';
import { newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie as stranger } from '../../test/site.ts';

it('DELETE /api/sessions signs out everywhere: a stolen token is worth nothing, a new one works, others stay', async () => {
  const account = await newAccount();
  const [stolen, cookie] = [await signIn(account), await signIn(account)];
  expect(await call('endSessions', { cookie, headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject(
    refusal('cross_site'),
  );
  expect((await call('getUser', { cookie: stolen })).status).toBe(200);
  const { status, headers } = await call('endSessions', { cookie });
  expect([status, headers.getSetCookie()[0]]).toEqual([204, expect.stringContaining('Max-Age=0')]);
  for (const old of [stolen, cookie]) {
    expect(await call('getUser', { cookie: old })).toMatchObject(refusal('unauthenticated'));
  }
  expect((await call('getUser', { cookie: await signIn(account) })).status).toBe(200);
  expect((await call('getUser', { cookie: stranger })).status).toBe(200);
  await removeAccount(account);
});
