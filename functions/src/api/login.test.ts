import { errors } from '@rombo/shared/contract/errors';
import { loginLimits } from '@rombo/shared/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, newAccount, removeAccount } from '../../test/accounts.ts';
import type { Answer } from '../../test/call-route.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';
import { forgetAttempts, withinOneWindow } from '../../test/throttles.ts';

const login = (username: string, password: string) => call('login', { json: { username, password } });
const refused = { code: 'invalid_credentials', message: errors.invalid_credentials.message };

/** An unknown name costs as much as the real password does, which a busy machine may not manage in a request's time. */
async function retryUnavailable(attempt: () => Promise<Answer>): Promise<Answer> {
  const answer = await attempt();
  return answer.status === 503 ? retryUnavailable(attempt) : answer;
}

describe('POST /api/login', () => {
  let account: Account;
  beforeEach(forgetAttempts);
  beforeAll(async () => {
    account = await newAccount('x'.repeat(72));
  });
  afterAll(() => removeAccount(account));

  it('signs in with a cookie for this host alone, and a body without the password', async () => {
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

  it('ends the session that the browser had, and none of another browser', async () => {
    const { username, password } = account;
    const cookieOf = ({ headers }: Answer) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const [had, elsewhere] = [cookieOf(await login(username, password)), cookieOf(await login(username, password))];
    const anew = cookieOf(await call('login', { json: { username, password }, cookie: had }));
    const statuses = await Promise.all([had, elsewhere, anew].map((cookie) => call('getUser', { cookie })));
    expect(statuses.map(({ status }) => status)).toEqual([401, 200, 200]);
  });

  it('answers a wrong password and an unknown name in the same way', async () => {
    const answers = [
      await login(account.username, 'sbagliata'),
      await retryUnavailable(() => login('nessuno', 'sbagliata')),
    ];
    for (const { status, headers, body } of answers) {
      expect([status, body, headers.getSetCookie()]).toEqual([401, refused, []]);
    }
  });

  it('does not take a password for the beginning of a longer one, whose end bcrypt does not read', async () => {
    const { username, password } = account;
    expect((await login(username, password)).status).toBe(200);
    expect(await login(username, `${password}y`)).toMatchObject({ status: 401, body: refused });
  });

  it.each([
    [
      { username: '', password: '' },
      { username: 'Username richiesto', password: 'Password richiesta' },
    ],
    [{ password: 'x' }, { username: 'Campo obbligatorio' }],
    [{ username: ['admin'], password: 'x' }, { username: 'Username richiesto' }],
    [{ username: 'admin', password: { $ne: null } }, { password: 'Password richiesta' }],
    [{ username: 'x'.repeat(65), password: 'x' }, { username: 'Al massimo 64 caratteri' }],
    [{ username: 'admin', password: 'x'.repeat(257) }, { password: 'Al massimo 256 caratteri' }],
    [{ username: 'admin', password: 'x', admin: true }, { admin: 'Campo sconosciuto' }],
  ])('refuses %j and says why', async (json, reasons) => {
    const { status, body } = await call('login', { json });
    const issues = Object.entries(reasons).map(([path, message]) => ({ path, message }));
    expect([status, body.code, body.issues]).toMatchObject([422, 'invalid_input', issues]);
  });

  it('takes no session from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { username, password } = account;
    const json = { username, password };
    expect(await call('login', { json, headers })).toMatchObject(refusal('cross_site'));
  });

  it('has enough after five failures, be they at once, and says when to come back', async () => {
    const target = await newAccount();
    await withinOneWindow(loginLimits.minutes * 60, 20);
    const answers = await Promise.all(Array.from(Array(8), () => login(target.username, 'sbagliata')));
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const late = await login(target.username, target.password);
    expect(late).toMatchObject(refusal('too_many_requests'));
    const seconds = Number(late.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(loginLimits.minutes * 60);
    expect((await login(account.username, account.password)).status).toBe(200);
    await removeAccount(target);
  });

  it('forgets the failures of who signs in after all', async () => {
    const { username, password } = account;
    for (let round = 0; round < 2; round++) {
      for (let failure = 0; failure < loginLimits.failures - 1; failure++) await login(username, 'sbagliata');
      expect((await login(username, password)).status).toBe(200);
    }
  });
});
