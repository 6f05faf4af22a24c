import { codeTries } from '@rombo/shared/contract/limits';
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
import { withinOneWindow } from '../../test/throttles.ts';

describe('GET /api/second-factor', () => {
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
});

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

describe('the codes of an app', () => {
  const { failures, minutes } = codeTries;

  let account: Account;
  beforeAll(async () => {
    account = await newAccount();
    await withinOneWindow(minutes * 60, 30);
  });
  afterAll(() => removeAccount(account));

  it('may be wrong ten times in a session that confirms a second factor, and then none is right', async () => {
    const cookie = await signIn(account);
    const { secret } = (await call('startSecondFactor', { cookie, json: { password: account.password } })).body;
    const confirm = (code: string) => call('confirmSecondFactor', { cookie, json: { code } });
    for (let failure = 0; failure < failures; failure++) {
      expect(await confirm(codeOf(secret, -9))).toMatchObject(refusal('invalid_input', 'code'));
    }
    expect(await confirm(codeOf(secret))).toMatchObject(refusal('too_many_requests'));
    expect((await call('getSecondFactor', { cookie })).body.active).toBe(false);
  });
});
