import '../../test/stores.ts';

import type { Activity } from '@rombo/shared/contract/activity';
import { accountLimits, codeAttempts, loginLimits, resetLimits } from '@rombo/shared/contract/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Account, codeOf, newAccount, removeAccount, setUpFactor, signIn } from '../../test/accounts.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie as reader } from '../../test/site.ts';
import { deleteItems, itemsUnder, putItem, readItem } from '../../test/table.ts';
import { setCount, withinOneWindow } from '../../test/throttles.ts';
import { linkIdOf, newLinkToken } from '../link-tokens.ts';

const HOUR = 60 * 60;
const forgetLimits = async (action = '') => deleteItems(await itemsUnder(`THROTTLE#${action}`));

let account: Account;
beforeEach(async () => {
  await forgetLimits();
  account = await newAccount();
});
afterEach(() => removeAccount(account));

const stored = () => readItem({ pk: 'USER', sk: account.username });

/** Stores a link as `notify-contact` does. Returns its token. */
async function plantLink(seconds = 600): Promise<string> {
  const token = newLinkToken();
  const resetHash = linkIdOf(token);
  await putItem({ ...(await stored()), resetHash, resetUntil: Math.floor(Date.now() / 1000) + seconds });
  return token;
}

const fresh = 'una frase del tutto nuova';
const reset = (token: string, password = fresh, code?: string) =>
  call('resetPassword', { parameters: { token }, json: { password, ...(code && { code }) } });
const login = (password: string) => call('login', { json: { username: account.username, password } });

describe('POST /api/password-reset', () => {
  const request = (username: string) => call('requestPasswordReset', { json: { username } });

  it('stores the same for both and changes no account: the link is made after the answer', async () => {
    const before = new Set((await itemsUnder('PASSWORD_RESET')).map(({ sk }) => sk));
    const { byMail } = (await request(account.username)).body;
    await request('nessuno');
    const made = (await itemsUnder('PASSWORD_RESET')).filter(({ sk }) => !before.has(sk));
    expect(made.map(({ username }) => username).sort()).toEqual(byMail ? ['nessuno', account.username] : []);
    for (const { sk, username, ttl, ...rest } of made) {
      expect(Object.keys(rest)).toEqual(['pk']);
      expect(Number(ttl) - Date.now() / 1000).toBeLessThanOrEqual(HOUR);
    }
  });

  it('counts requests by account, known or not, and by address', async () => {
    await withinOneWindow(HOUR, 20);
    for (const username of [account.username, 'nessuno']) {
      for (let times = 0; times < resetLimits.account; times++) expect((await request(username)).status).toBe(202);
      const refused = await request(username);
      expect(refused).toMatchObject(refusal('too_many_requests'));
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    for (let times = 2 * resetLimits.account; times < resetLimits.address; times++) await request(`altro-${times}`);
    expect(await request('ancora un altro')).toMatchObject(refusal('too_many_requests'));
  });

  const malformed = [{}, { username: '' }, { username: 'x'.repeat(65) }, { username: 'admin', to: 'eva@example.org' }];
  it.each(malformed)('refuses %j', async (json) =>
    expect((await call('requestPasswordReset', { json })).status).toBe(422),
  );
});

describe('POST /api/password-reset/{token}', () => {
  it('sets the password once, ends every session and known browser, and is logged', async () => {
    const sessions = [await signIn(account), await signIn(account, undefined, true)];
    const { deviceEpoch } = await stored();
    const token = await plantLink();
    expect((await reset(token)).status).toBe(204);
    for (const cookie of sessions) expect(await call('getUser', { cookie })).toMatchObject(refusal('unauthenticated'));
    expect((await stored()).deviceEpoch).not.toBe(deviceEpoch);
    expect(await login(account.password)).toMatchObject(refusal('invalid_credentials'));
    expect((await login(fresh)).status).toBe(200);
    expect(await reset(token, 'un’altra frase nuova')).toMatchObject(refusal('not_found'));
    expect((await login(fresh)).status).toBe(200);
    const { body } = await call('listActivity', { cookie: reader });
    expect((body as Activity[]).some(({ action }) => action === 'password_reset')).toBe(true);
  });

  it('lets one of six concurrent uses succeed', async () => {
    const token = await plantLink();
    const passwords = Array.from({ length: 6 }, (_, at) => `una frase tutta nuova ${at}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    // A function on a busy machine may run out of time instead.
    expect(statuses.filter((status) => ![204, 404, 503].includes(status))).toEqual([]);
    expect((await login(passwords[statuses.indexOf(204)] ?? '')).status).toBe(200);
  });

  it('refuses a link that has expired, that a newer one replaced, or whose password was changed since', async () => {
    expect(await reset(await plantLink(-1))).toMatchObject(refusal('not_found'));
    const former = await plantLink();
    const newer = await plantLink();
    expect(await reset(former)).toMatchObject(refusal('not_found'));
    const cookie = await signIn(account);
    const json = { currentPassword: account.password, newPassword: fresh };
    expect((await call('changePassword', { cookie, json })).status).toBe(204);
    expect(await reset(newer, 'un’altra frase nuova')).toMatchObject(refusal('not_found'));
    expect((await login(fresh)).status).toBe(200);
  });

  it.each(['x', 'a'.repeat(64), '%00', '__proto__', 'a'.repeat(5000)])('refuses the token %j', async (token) => {
    await plantLink();
    // An account without a link has no hash to match.
    expect((await reset(token)).status).toBe(404);
  });

  it('refuses passwords as a change does, and keeps the link', async () => {
    const token = await plantLink();
    for (const password of ['corta', 'x'.repeat(73), 'è'.repeat(40), 'ROMBO-power-2003', account.username])
      expect(await reset(token, password)).toMatchObject(invalid('password'));
    expect((await login(account.password)).status).toBe(200);
    expect((await reset(token)).status).toBe(204);
  });

  it('requires an unused code of the second factor, counts wrong ones, and consumes it with the link', async () => {
    const { secret, recoveryCodes } = await setUpFactor(account);
    const [used = '', unused = ''] = recoveryCodes;
    await signIn(account, used);
    const token = await plantLink();
    expect(await reset(token)).toMatchObject(refusal('second_factor_required'));
    expect(await reset(token, fresh, codeOf(secret, -5))).toMatchObject(refusal('invalid_code'));
    expect(await reset(token, fresh, used)).toMatchObject(refusal('invalid_code'));
    await withinOneWindow(HOUR, 20);
    await setCount('code', `account#${account.username}`, HOUR, codeAttempts.failures);
    expect(await reset(token, fresh, codeOf(secret))).toMatchObject(refusal('too_many_requests'));
    const { passwordHash } = await stored();
    expect((await reset(token, fresh, unused)).status).toBe(204);
    const user = await stored();
    expect(user.passwordHash).not.toBe(passwordHash);
    expect([user.resetHash, (user.recoveryCodes as Set<string>).size]).toEqual([undefined, recoveryCodes.length - 2]);
    expect(user.totpSecret).toBeDefined();
  });

  it('forgets the failed sign-ins of the account', async () => {
    await withinOneWindow(HOUR, 20);
    await setCount('login-account', account.username, HOUR, accountLimits.failures);
    for (let times = 0; times < loginLimits.failures; times++) await login('sbagliata di prova');
    expect(await login(account.password)).toMatchObject(refusal('too_many_requests'));
    expect((await reset(await plantLink())).status).toBe(204);
    expect((await login(fresh)).status).toBe(200);
  });
});
