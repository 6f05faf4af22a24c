import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';
import { withinOneWindow } from '../../test/throttles.ts';

const fresh = 'una frase del tutto nuova';

describe('POST /api/password', () => {
  let account: Account;
  let cookie: string;
  const change = (currentPassword: string, newPassword: string) =>
    call('changePassword', { cookie, json: { currentPassword, newPassword } });

  beforeAll(async () => {
    account = await newAccount();
    cookie = await signIn(account);
  });
  afterAll(() => removeAccount(account));

  it.each([
    ['that is too short', 'undici.... '.slice(0, 11)],
    ['of more than 72 bytes', 'è'.repeat(37)],
    ['that is tried first', 'ROMBO-power-2003'],
  ])('takes no new password %s', async (_, newPassword) => {
    expect(await change(account.password, newPassword)).toMatchObject(refusal('invalid_input', 'newPassword'));
  });

  it('takes neither the present password nor the username as the new one', async () => {
    expect(await change(account.password, account.password)).toMatchObject(refusal('invalid_input', 'newPassword'));
    const name = account.username.toUpperCase();
    expect(await change(account.password, name)).toMatchObject(refusal('invalid_input', 'newPassword'));
    expect((await call('login', { json: { username: account.username, password: account.password } })).status).toBe(
      200,
    );
  });

  it('changes it for who knows the present one; every other session ends, this one stays', async () => {
    const other = await signIn(account);
    expect(await change('sbagliata', fresh)).toMatchObject(refusal('invalid_input', 'currentPassword'));
    expect((await call('getUser', { cookie: other })).status).toBe(200);
    expect((await change(account.password, fresh)).status).toBe(204);
    expect(await call('getUser', { cookie: other })).toMatchObject(refusal('unauthenticated'));
    expect((await call('getUser', { cookie })).status).toBe(200);
    const { username, password } = account;
    expect(await call('login', { json: { username, password } })).toMatchObject(refusal('invalid_credentials'));
    account.password = fresh;
    expect(await signIn(account)).toMatch(/^__Host-session=/);
  });

  it('has enough after five wrong ones, whatever came from where', async () => {
    const target = await newAccount();
    const session = await signIn(target);
    await withinOneWindow(15 * 60, 20);
    const json = { currentPassword: 'sbagliata', newPassword: fresh };
    const tries = Array.from(Array(6), () => call('changePassword', { cookie: session, json }));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429]);
    const right = { currentPassword: target.password, newPassword: fresh };
    const late = await call('changePassword', { cookie: session, json: right });
    expect(late).toMatchObject(refusal('too_many_requests'));
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    await removeAccount(target);
  });
});
