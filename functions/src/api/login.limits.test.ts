import { accountLimits, addressLimits, codeTries, loginLimits } from '@rombo/shared/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, codeOf, newAccount, removeAccount, setUpFactor, type TestFactor } from '../../test/accounts.ts';
import type { Answer } from '../../test/call-route.ts';
import { refusal } from '../../test/refusals.ts';
import { call } from '../../test/site.ts';
import { itemsUnder } from '../../test/table.ts';
import { countOf, forgetAttempts, setCount, withinOneWindow } from '../../test/throttles.ts';

const HOUR = 60 * 60;
const cookieOf = ({ headers }: Answer, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
/** A new password costs as much as a real one, which a busy machine may not manage in a request's time. */
async function retryUnavailable(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.status === 503 ? retryUnavailable(send) : answer;
}
const tooMany = refusal('too_many_requests');

describe('the limits of POST /api/login', () => {
  let account: Account;
  let other: Account;
  let device: string;
  const login = (password = account.password, cookie = '', code?: string, { username } = account) =>
    call('login', { json: { username, password, code }, cookie });
  const fill = (who = account) => setCount('login-account', who.username, HOUR, accountLimits.failures);

  beforeAll(async () => {
    account = await newAccount();
    other = await newAccount();
    device = cookieOf(await login(), '__Host-device');
    expect(device).toMatch(/^__Host-device=/);
  });
  beforeEach(async () => {
    await withinOneWindow(loginLimits.minutes * 60, 20);
    await forgetAttempts();
  });
  afterAll(() => Promise.all([account, other].map(removeAccount)));

  describe('of an address over all names', () => {
    /** Makes the address one failure short of its limit. */
    const nearlyFull = async () => {
      await login('sbagliata');
      const [counted] = await itemsUnder('THROTTLE#login-address#');
      const address = counted?.pk.split('#')[2] ?? '';
      await setCount('login-address', address, addressLimits.minutes * 60, addressLimits.failures - 1);
    };

    it('take the thirtieth failure and refuse what follows, whichever name it is, until when they say', async () => {
      await nearlyFull();
      expect((await login('sbagliata')).status).toBe(401);
      const late = await login(other.password, '', undefined, other);
      expect(late).toMatchObject(tooMany);
      expect(late.headers.getSetCookie()).toEqual([]);
      const seconds = Number(late.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(addressLimits.minutes * 60);
    });

    it('fill no other limit while they refuse', async () => {
      await nearlyFull();
      await login('sbagliata');
      for (let times = 0; times < 3; times++) await login(other.password, '', undefined, other);
      expect(await countOf('login-account', other.username)).toBe(0);
      const own = (await itemsUnder('THROTTLE#login#')).filter(({ pk }) => pk.endsWith(other.username));
      expect(own.filter(({ count }) => Number(count) > 0)).toEqual([]);
    });

    it('count no sign-in that succeeds', async () => {
      await nearlyFull();
      for (let times = 0; times < 3; times++) expect((await login()).status).toBe(200);
    });
  });

  describe('of an account over all addresses', () => {
    it('take the hundredth failure and refuse what follows, the right password too', async () => {
      await setCount('login-account', account.username, HOUR, accountLimits.failures - 1);
      expect((await login('sbagliata')).status).toBe(401);
      expect(await login()).toMatchObject(tooMany);
      expect((await login(other.password, '', undefined, other)).status).toBe(200);
    });

    it('let a browser in that signed in before', async () => {
      await fill();
      expect((await login(account.password, device)).status).toBe(200);
    });

    it('are no way for that browser to guess: it has five failures of its own', async () => {
      const spare = cookieOf(await login(), '__Host-device');
      const statuses = [];
      for (let times = 0; times <= loginLimits.failures; times++)
        statuses.push((await login('sbagliata', spare)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect((await login(account.password, device)).status).toBe(200);
      expect((await login()).status).toBe(200);
    });

    it('hold for the cookie of another account, a changed one, and that of a session', async () => {
      await fill();
      const session = cookieOf(await login(account.password, device), '__Host-session');
      const foreign = cookieOf(await login(other.password, '', undefined, other), '__Host-device');
      const forged = device.replace(/\.[^.]+$/, (signature) => `.${signature.slice(1).split('').reverse().join('')}`);
      const disguised = session.replace('__Host-session', '__Host-device');
      for (const cookie of [foreign, forged, disguised, '__Host-device=', '__Host-device=a.b.c']) {
        expect(await login(account.password, cookie), cookie).toMatchObject(tooMany);
      }
    });

    it('give the cookie of a browser nothing else to open', async () => {
      const disguised = device.replace('__Host-device', '__Host-session');
      expect((await call('getUser', { cookie: disguised })).status).toBe(401);
    });
  });

  describe('for a browser that signed in before', () => {
    it('are those of a stranger again once the password changes, but where it was changed', async () => {
      const owner = await newAccount();
      const [here, elsewhere] = [
        await login(owner.password, '', undefined, owner),
        await login(owner.password, '', undefined, owner),
      ];
      const newPassword = 'una frase del tutto nuova';
      const changed = await retryUnavailable(() =>
        call('changePassword', {
          cookie: cookieOf(here, '__Host-session'),
          json: { currentPassword: owner.password, newPassword },
        }),
      );
      expect(changed.status).toBe(204);
      await fill(owner);
      for (const cookie of [here, elsewhere].map((answer) => cookieOf(answer, '__Host-device'))) {
        expect(await retryUnavailable(() => login(newPassword, cookie, undefined, owner))).toMatchObject(tooMany);
      }
      const known = cookieOf(changed, '__Host-device');
      expect((await retryUnavailable(() => login(newPassword, known, undefined, owner))).status).toBe(200);
      await removeAccount(owner);
    });

    it('are those of a stranger again after signing out everywhere, here too', async () => {
      const owner = await newAccount();
      const here = await login(owner.password, '', undefined, owner);
      const ended = await call('endSessions', {
        cookie: cookieOf(here, '__Host-session'),
        json: { password: owner.password },
      });
      expect(ended.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-device=; Max-Age=0;/));
      await fill(owner);
      expect(await login(owner.password, cookieOf(here, '__Host-device'), undefined, owner)).toMatchObject(tooMany);
      await removeAccount(owner);
    });
  });

  describe('of codes', () => {
    let owner: Account;
    let factor: TestFactor;
    let known: string;
    const withCode = (code: string, cookie = '') => login(owner.password, cookie, code, owner);
    /** Somebody who knows the password has used up the tries of codes. */
    const fillCodes = () => setCount('code', `account#${owner.username}`, codeTries.minutes * 60, codeTries.failures);
    beforeEach(async () => {
      owner = await newAccount();
      factor = await setUpFactor(owner);
      known = cookieOf(await withCode(factor.recoveryCodes[0] ?? ''), '__Host-device');
      await fillCodes();
    });

    it('refuse a stranger, the right code too', async () => {
      expect(await withCode(codeOf(factor.secret))).toMatchObject(tooMany);
    });

    it('let the owner in from a browser that signed in before, which has ten wrong codes of its own', async () => {
      expect((await withCode(codeOf(factor.secret), known)).status).toBe(200);
      expect(await withCode(codeOf(factor.secret, -9), known)).toMatchObject(refusal('invalid_code'));
      expect(await countOf('code', 'device#')).toBeGreaterThan(0);
    });

    it('let the owner in with a recovery code from anywhere, though strangers have used up all of the account', async () => {
      await fill(owner);
      expect((await withCode(factor.recoveryCodes[1] ?? '')).status).toBe(200);
      expect(await withCode('0000-0000-0000-0000-0000-0000')).toMatchObject(tooMany);
    });

    it('leave an open session what it has: it confirms with a code of the app', async () => {
      const json = { password: owner.password, code: codeOf(factor.secret) };
      expect((await call('removeSecondFactor', { cookie: factor.cookie, json })).status).toBe(204);
    });

    it('are each session’s own', async () => {
      const second = cookieOf(await withCode(factor.recoveryCodes[1] ?? ''), '__Host-session');
      const wrong = { password: owner.password, code: codeOf(factor.secret, -9) };
      for (let times = 0; times < codeTries.failures; times++) {
        expect((await call('removeSecondFactor', { cookie: second, json: wrong })).status).toBe(422);
      }
      const json = { password: owner.password, code: codeOf(factor.secret) };
      expect(await call('removeSecondFactor', { cookie: second, json })).toMatchObject(tooMany);
      expect((await call('removeSecondFactor', { cookie: factor.cookie, json })).status).toBe(204);
    });
  });

  it('of passwords that confirm something are each session’s own', async () => {
    const [one, two] = [cookieOf(await login(), '__Host-session'), cookieOf(await login(), '__Host-session')];
    const json = { password: 'sbagliata' };
    for (let times = 0; times < 5; times++) {
      expect((await call('startSecondFactor', { cookie: one, json })).status).toBe(422);
    }
    const right = { password: account.password };
    expect(await call('startSecondFactor', { cookie: one, json: right })).toMatchObject(tooMany);
    expect((await call('startSecondFactor', { cookie: two, json: right })).status).toBe(201);
  });
});
