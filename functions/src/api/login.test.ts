import '../../test/stores.ts';

import { accountLimits } from '@rombo/shared/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, codeOf, newAccount, removeAccount, setUpFactor, type TestFactor } from '../../test/accounts.ts';
import type { Answer } from '../../test/call-route.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';
import { forgetAttempts, setCount, withinOneWindow } from '../../test/throttles.ts';

const cookieOf = ({ headers }: Answer, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const sessionOf = (answer: Answer) => cookieOf(answer, '__Host-session');
describe('POST /api/login', () => {
  const login = (username: string, password: string) => call('login', { json: { username, password } });
  let account: Account;
  beforeEach(forgetAttempts);
  beforeAll(async () => {
    account = await newAccount('x'.repeat(72));
  });
  afterAll(() => removeAccount(account));

  it('signs in with a host-only cookie, and a body without the password', async () => {
    const { status, headers, body } = await login(account.username, account.password);
    expect([status, body]).toEqual([200, { id: account.id, username: account.username }]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
      'signed-in=1; Max-Age=43200; Path=/; Secure; SameSite=Strict',
      expect.stringMatching(
        /^__Host-device=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('sets lasting cookies on a remembered device', async () => {
    const { username, password } = account;
    const answer = await call('login', { json: { username, password, remember: true } });
    const [session, shown] = answer.headers.getSetCookie();
    expect(session).toMatch(/^__Host-session=.*; Max-Age=31536000; /);
    expect(shown).toMatch(/^signed-in=1; Max-Age=31536000; /);
    const { body } = await call('listSessions', { cookie: sessionOf(answer) });
    expect(body.find(({ present }: { present: boolean }) => present)).toMatchObject({ remembered: true });
    expect(await call('login', { json: { username, password, remember: 'yes' } })).toMatchObject(invalid('remember'));
  });

  it('ends the previous session of the browser, and no session of another browser', async () => {
    const { username, password } = account;
    const [had, elsewhere] = [sessionOf(await login(username, password)), sessionOf(await login(username, password))];
    const anew = sessionOf(await call('login', { json: { username, password }, cookie: had }));
    const statuses = await Promise.all([had, elsewhere, anew].map((cookie) => call('getUser', { cookie })));
    expect(statuses.map(({ status }) => status)).toEqual([401, 200, 200]);
  });

  it.each([
    [
      { username: '', password: { $ne: null } },
      { username: 'Username richiesto', password: 'Password richiesta' },
    ],
    [{ username: 'admin', password: 'x'.repeat(257) }, { password: 'Al massimo 256 caratteri' }],
  ])('refuses %j with a reason', async (json, reasons) => {
    const { status, body } = await call('login', { json });
    const issues = Object.entries(reasons).map(([path, message]) => ({ path, message }));
    expect([status, body.code, body.issues]).toMatchObject([422, 'invalid_input', issues]);
  });

  it('says when to retry after a hundred failures of others, but lets in a browser that signed in before', async () => {
    const { username, password } = account;
    const device = cookieOf(await login(username, password), '__Host-device');
    await withinOneWindow(60 * 60, 20);
    await setCount('login-account', username, 60 * 60, accountLimits.failures);
    const refused = await login(username, password);
    expect(refused).toMatchObject(refusal('too_many_requests'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('login', { json: { username, password }, cookie: device })).status).toBe(200);
  });
});

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

  it('does not reveal the second factor without the right password', async () => {
    for (const code of [undefined, codeOf(factor.secret), factor.recoveryCodes[0]]) {
      expect(await login(code, 'sbagliata')).toMatchObject(refusal('invalid_credentials'));
    }
  });

  it('accepts a code of the app once, and no older code afterwards', async () => {
    const code = codeOf(factor.secret);
    const { status, headers } = await login(code);
    expect([status, headers.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/^__Host-session=/)]);
    const replayed = await login(code);
    expect(replayed).toMatchObject(refusal('invalid_code'));
    expect(replayed.headers.getSetCookie()).toEqual([]);
    expect((await login(codeOf(factor.secret, 1))).status).toBe(200);
    expect(await login(code)).toMatchObject(refusal('invalid_code'));
  });
});
