import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, codeOf, newAccount, removeAccount, signIn } from '../../test/accounts.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';

const none = { active: false, since: null, recoveryCodesLeft: 0 };
let account: Account;
let cookie: string;
const read = async () => (await call('getSecondFactor', { cookie })).body;
const start = (password = account.password) => call('startSecondFactor', { cookie, json: { password } });
const confirm = (code: string) => call('confirmSecondFactor', { cookie, json: { code } });
const remove = (code: string, password = account.password) =>
  call('removeSecondFactor', { cookie, json: { password, code } });

beforeAll(async () => {
  account = await newAccount();
  cookie = await signIn(account);
});
afterAll(() => removeAccount(account));

/** Each test continues from the previous one. */
describe('a second factor', () => {
  let secret: string;
  let recoveryCodes: string[];

  it('starts with the password and a new secret each time, and changes nothing yet', async () => {
    expect(await confirm('123456')).toMatchObject(refusal('conflict'));
    expect(await start('sbagliata')).toMatchObject(invalid('password'));
    const [first, second] = [await start(), await start()];
    expect([first.status, first.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(first.body.uri).toContain(`secret=${first.body.secret}`);
    expect(second.body.secret).not.toBe(first.body.secret);
    expect(await read()).toEqual(none);
    secret = second.body.secret;
  });

  it('is turned on only by a right code, returns the recovery codes once, and ends the other sessions', async () => {
    const other = await signIn(account);
    expect(await confirm(codeOf(secret, -5))).toMatchObject(invalid('code'));
    expect(await read()).toEqual(none);
    const code = codeOf(secret);
    const { status, body } = await confirm(` ${code.slice(0, 3)} ${code.slice(3)}`);
    ({ recoveryCodes } = body);
    expect([status, new Set(recoveryCodes).size]).toEqual([200, 10]);
    expect(await call('getUser', { cookie: other })).toMatchObject(refusal('unauthenticated'));
    expect(await read()).toEqual({ active: true, since: expect.any(String), recoveryCodesLeft: 10 });
    expect(await confirm(codeOf(secret, 1))).toMatchObject(refusal('conflict'));
    expect(await start()).toMatchObject(refusal('conflict'));
  });

  it('is turned off with the password and a code of either kind, and leaves no data behind', async () => {
    expect(await remove(codeOf(secret), 'sbagliata')).toMatchObject(invalid('password'));
    expect(await remove(codeOf(secret, -5))).toMatchObject(invalid('code'));
    expect((await read()).active).toBe(true);
    expect((await remove(recoveryCodes[3] ?? '')).status).toBe(204);
    expect(await read()).toEqual(none);
    expect(await signIn(account)).toMatch(/^__Host-session=/);
    expect(await remove(codeOf(secret))).toMatchObject(refusal('conflict'));
  });
});
