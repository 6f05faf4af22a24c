import '../../test/stores.ts';

import { loginLimits } from '@rombo/shared/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, codeOf, newAccount, removeAccount, setUpFactor, type TestFactor } from '../../test/accounts.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';
import { putItem, readItem } from '../../test/table.ts';
import { forgetAttempts, withinOneWindow } from '../../test/throttles.ts';
import { verifyCode } from '../data/second-factor.ts';
import { newSecret } from '../one-time-codes.ts';

const CONCURRENT = 20;
const keyOf = ({ username }: Account) => ({ pk: 'USER', sk: username });

describe('POST /api/login with a second factor', () => {
  let account: Account;
  let factor: TestFactor;
  beforeEach(forgetAttempts);
  const login = (code?: string, password = account.password) =>
    call('login', { json: { username: account.username, password, code } });
  beforeAll(async () => {
    account = await newAccount();
    factor = await setUpFactor(account);
  });
  afterAll(() => removeAccount(account));

  it('asks for the code once the password was right, and opens no session before', async () => {
    const asked = await login();
    expect(asked).toMatchObject(refusal('second_factor_required'));
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect((await call('listSessions', { cookie: factor.cookie })).body).toHaveLength(1);
  });

  it('says nothing of a second factor to who does not know the password', async () => {
    for (const code of [undefined, codeOf(factor.secret), factor.recoveryCodes[0]]) {
      expect(await login(code, 'sbagliata')).toMatchObject(refusal('invalid_credentials'));
    }
  });

  it('counts no try for a right password that lacks its code', async () => {
    await withinOneWindow(loginLimits.minutes * 60, 20);
    for (let asked = 0; asked < loginLimits.failures + 2; asked++) expect((await login()).status).toBe(401);
    expect((await login()).body.code).toBe('second_factor_required');
  });

  it('takes a code of the app once, and none before it afterwards', async () => {
    const code = codeOf(factor.secret);
    const { status, headers } = await login(code);
    expect([status, headers.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/^__Host-session=/)]);
    const replayed = await login(code);
    expect(replayed).toMatchObject(refusal('invalid_code'));
    expect(replayed.headers.getSetCookie()).toEqual([]);
    expect((await login(codeOf(factor.secret, 1))).status).toBe(200);
    expect(await login(code)).toMatchObject(refusal('invalid_code'));
  });

  it('takes a recovery code once, however it is typed', async () => {
    const [code = ''] = factor.recoveryCodes;
    expect((await login(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await login(code)).toMatchObject(refusal('invalid_code'));
    expect((await call('getSecondFactor', { cookie: factor.cookie })).body.recoveryCodesLeft).toBe(9);
  });

  it('lets one of many win who use the same code at the same time', async () => {
    const other = await newAccount();
    const { secret, recoveryCodes } = await setUpFactor(other);
    const { totpSecret, totpSince } = await readItem(keyOf(other));
    const stored = { secret: String(totpSecret), since: String(totpSince) };
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      const owner = { user: { id: '', username: other.username }, factor: stored };
      const uses = Array.from(Array(CONCURRENT), async () => (await verifyCode(owner, code))?.consume());
      expect((await Promise.all(uses)).filter((isUsed) => isUsed)).toHaveLength(1);
    }
    await removeAccount(other);
  });

  it('keeps the secret of the app sealed, and for this account alone', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const { secret, recoveryCodes } = await setUpFactor(one);
    const { totpSecret, totpStep, totpSince } = await readItem(keyOf(one));
    expect(totpSecret).toMatch(/^sealed\.\d+\.[\w-]+$/);
    expect(JSON.stringify(await readItem(keyOf(one)))).not.toContain(secret);
    await putItem({ ...(await readItem(keyOf(other))), totpSecret, totpStep, totpSince });
    const signIn = (account: Account, code: string) =>
      call('login', { json: { username: account.username, password: account.password, code } });
    expect(await signIn(other, codeOf(secret))).toMatchObject(refusal('internal'));
    expect((await signIn(one, codeOf(secret))).status).toBe(200);
    // What cannot be opened locks nobody out who has the recovery codes.
    await putItem({ ...(await readItem(keyOf(one))), totpSecret: 'sealed.1.AAAA' });
    expect(await signIn(one, codeOf(secret, 1))).toMatchObject(refusal('internal'));
    expect((await signIn(one, recoveryCodes[0] ?? '')).status).toBe(200);
    await Promise.all([removeAccount(one), removeAccount(other)]);
  });

  it('takes a secret that was stored before there was a key, and seals it with the first code', async () => {
    const old = await newAccount();
    const secret = newSecret();
    const fields = { totpSecret: secret, totpStep: 0, totpSince: new Date().toISOString() };
    await putItem({ ...(await readItem(keyOf(old))), ...fields });
    const json = { username: old.username, password: old.password };
    expect((await call('login', { json: { ...json, code: codeOf(secret) } })).status).toBe(200);
    expect((await readItem(keyOf(old))).totpSecret).toMatch(/^sealed\./);
    expect((await call('login', { json: { ...json, code: codeOf(secret, 1) } })).status).toBe(200);
    await removeAccount(old);
  });

  it('counts a wrong code as a failed try', async () => {
    const other = await newAccount();
    const { secret } = await setUpFactor(other);
    await withinOneWindow(loginLimits.minutes * 60, 20);
    const json = { username: other.username, password: other.password };
    const wrong = codeOf(secret, -9);
    for (let failure = 0; failure < loginLimits.failures; failure++) {
      expect(await call('login', { json: { ...json, code: wrong } })).toMatchObject(refusal('invalid_code'));
    }
    const late = await call('login', { json: { ...json, code: codeOf(secret) } });
    expect(late).toMatchObject(refusal('too_many_requests'));
    await removeAccount(other);
  });
});
