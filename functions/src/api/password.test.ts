import type { Activity } from '@rombo/shared/contract/activity';
import type { RouteName } from '@rombo/shared/contract/routes';
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
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie as reader } from '../../test/site.ts';

describe('POST /api/password', () => {
  const fresh = 'una frase del tutto nuova';

  let account: Account;
  let cookie: string;
  const change = (currentPassword: string, newPassword: string) =>
    call('changePassword', { cookie, json: { currentPassword, newPassword } });

  beforeAll(async () => {
    account = await newAccount();
    cookie = await signIn(account);
  });
  afterAll(() => removeAccount(account));

  it('refuses a common password, the current one and the username', async () => {
    expect(await change(account.password, account.password)).toMatchObject(invalid('newPassword'));
    for (const easy of ['ROMBO-power-2003', account.username.toUpperCase()])
      expect(await change(account.password, easy)).toMatchObject(invalid('newPassword'));
    expect((await call('login', { json: { username: account.username, password: account.password } })).status).toBe(
      200,
    );
  });

  it('requires the current password; ends every other session and keeps this one', async () => {
    const other = await signIn(account);
    expect(await change('sbagliata', fresh)).toMatchObject(invalid('currentPassword'));
    expect((await call('getUser', { cookie: other })).status).toBe(200);
    const { status, headers } = await change(account.password, fresh);
    // The change forgets all known browsers, except this one.
    expect([status, headers.getSetCookie()]).toEqual([204, [expect.stringMatching(/^__Host-device=[\w-]+\./)]]);
    expect(await call('getUser', { cookie: other })).toMatchObject(refusal('unauthenticated'));
    expect((await call('getUser', { cookie })).status).toBe(200);
    const { username, password } = account;
    expect(await call('login', { json: { username, password } })).toMatchObject(refusal('invalid_credentials'));
    account.password = fresh;
    expect(await signIn(account)).toMatch(/^__Host-session=/);
  });
});

describe('an intruder at an open panel', () => {
  const NOBODY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  let account: Account;
  let factor: TestFactor;
  beforeAll(async () => {
    account = await newAccount();
    factor = await setUpFactor(account);
  });
  afterAll(() => removeAccount(account));

  const latest = async (count: number): Promise<Pick<Activity, 'action' | 'subject'>[]> => {
    const { body } = await call('listActivity', { cookie: reader });
    return (body as Activity[]).slice(0, count).map(({ action, subject }) => ({ action, subject }));
  };
  const refused = (subject: RouteName) => ({ action: 'confirmation_refused', subject });
  const wrong = 'sbagliata di prova';

  it('leaves a log entry for every wrong password and code, on each route that asks for them', async () => {
    const { cookie, secret } = factor;
    const code = codeOf(secret);
    const tries = [
      await call('removeSecondFactor', { cookie, json: { password: account.password, code: codeOf(secret, -5) } }),
      await call('changePassword', {
        cookie,
        json: { currentPassword: wrong, newPassword: 'una frase del tutto nuova' },
      }),
      await call('startSecondFactor', { cookie, json: { password: wrong } }),
      await call('removeSecondFactor', { cookie, json: { password: wrong, code } }),
      await call('endSession', { cookie, parameters: { id: NOBODY }, json: { password: wrong } }),
      await call('endSessions', { cookie, json: { password: wrong } }),
    ];
    for (const answer of tries) expect(answer).toMatchObject(invalid(expect.stringMatching(/assword|code/)));
    expect(await latest(6)).toEqual([
      refused('endSessions'),
      refused('endSession'),
      refused('removeSecondFactor'),
      refused('startSecondFactor'),
      refused('changePassword'),
      refused('removeSecondFactor'),
    ]);
    const { body } = await call('listActivity', { cookie: reader });
    expect(JSON.stringify(body)).not.toContain(wrong);
  });

  it.each<[RouteName, input: (password: string) => object, status: number]>([
    ['endSession', (password) => ({ password }), 404],
    ['startSecondFactor', (password) => ({ password }), 409],
    ['changePassword', (password) => ({ currentPassword: password, newPassword: 'una frase del tutto nuova' }), 204],
    ['endSessions', (password) => ({ password }), 204],
  ])('needs an unused code too for %s on a remembered device', async (name, inputWith, status) => {
    const [signingIn, confirming] = factor.recoveryCodes.splice(0, 2);
    const cookie = await signIn(account, signingIn, true);
    const input = inputWith(account.password);
    const send = (code?: string) =>
      call(name, { cookie, json: { ...input, code }, ...({ parameters: { id: NOBODY } } as object) });
    expect(await send()).toMatchObject(refusal('second_factor_required'));
    for (const code of [codeOf(factor.secret, -5), signingIn]) {
      expect(await send(code)).toMatchObject(invalid('code'));
      expect(await latest(1)).toEqual([refused(name)]);
    }
    expect((await call('getUser', { cookie })).status).toBe(200);
    expect((await send(confirming)).status).toBe(status);
    if ('newPassword' in input) account.password = String(input.newPassword);
  });

  it('needs only the password if the device is not remembered or the account has no second factor', async () => {
    const end = (password: string, cookie: string) =>
      call('endSession', { cookie, parameters: { id: NOBODY }, json: { password } });
    const cookie = await signIn(account, factor.recoveryCodes.pop());
    expect(await end(account.password, cookie)).toMatchObject(refusal('not_found'));
    const other = await newAccount();
    expect(await end(other.password, await signIn(other, undefined, true))).toMatchObject(refusal('not_found'));
    await removeAccount(other);
  });
});
