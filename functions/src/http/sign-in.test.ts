import { accountLimits, addressLimits, loginLimits } from '@rombo/shared/contract/limits';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenSession } from '../data/sessions.ts';
import { findAccount } from '../data/users.ts';
import { hashOf, newSecret } from '../one-time-codes.ts';
import { reauthenticate } from './rate-limits.ts';
import { resetByLink, signInWithinLimits } from './sign-in.ts';

type Fields = Record<string, unknown>;
interface Write {
  key: { pk: string; sk: string };
  update: string;
}
const secret = newSecret();
const table = vi.hoisted(() => ({
  account: undefined as Fields | undefined,
  isRight: true,
  hashed: 0,
  sessions: new Set<string>(),
  counts: {} as Record<string, number>,
  limits: {} as Record<string, [times: number, seconds: number]>,
  logged: [] as Fields[],
  consume: async () => true,
  restore: async () => true,
  opened: () => {},
}));
vi.mock('../data/table.ts', () => ({
  nowInSeconds: () => Math.floor(Date.now() / 1000),
  getItem: async ({ pk }: Write['key']) => (pk === 'USER' ? table.account && { ...table.account } : undefined),
  put: async ({ sk }: { sk: string }) => {
    table.sessions.add(sk);
    table.opened();
  },
  putOnce: async (item: Fields) => void table.logged.push(item),
  deleteIf: async ({ pk, sk }: Write['key']) => {
    if (pk === 'SESSION') table.sessions.delete(sk);
    delete table.counts[pk];
    return { pk, sk };
  },
  updateIf: async (
    { pk, sk }: Write['key'],
    update: string,
    { values }: { values: { ':ids': Set<string>; ':free'?: number; ':end': number; ':action': string } },
  ) => {
    if (pk === 'ACTIVITY') return table.logged.push({ action: values[':action'] });
    if (!pk.startsWith('THROTTLE')) return update.includes('totpStep = :before') ? table.restore() : true;
    const { ':ids': ids, ':free': free = Number.POSITIVE_INFINITY, ':end': end } = values;
    const isAdded = update.startsWith('ADD ids');
    if (isAdded) table.limits[pk] = [free + ids.size, end / (Number(sk) + 1)];
    const count = table.counts[pk] ?? 0;
    if (isAdded && count > free) return false;
    table.counts[pk] = isAdded ? count + ids.size : count - ids.size;
    return true;
  },
  updateIdempotently: () => table.consume(),
  queryAll: async () => [],
}));
vi.mock('../hashing/run-hash-job.ts', () => ({
  runHashJob: async () => {
    table.hashed += 1;
    return table.isRight;
  },
}));
vi.mock('../cached-secret.ts', () => import('../../test/secrets.ts'));

const client = { device: 'Firefox', address: '203.0.113.x' };
const input = { username: 'admin', password: 'carburatore-da-gara' };
const codeOf = (steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const withFactor = () => Object.assign(table.account ?? {}, { totpSecret: secret, totpSince: 'then' });
const enter = (code?: string, device?: string) =>
  signInWithinLimits({ input: { ...input, ...(code && { code }) }, viewer: '203.0.113.7', client, device });
const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));

beforeEach(() => {
  Object.assign(table, {
    account: { sk: 'admin', id: 'u', passwordHash: 'hash' },
    isRight: true,
    hashed: 0,
    counts: {},
    limits: {},
    logged: [],
    consume: async () => true,
    restore: async () => true,
    opened: () => {},
  });
  table.sessions.clear();
});

describe('a sign-in', () => {
  it('opens no session for a wrong password or unknown account, and hashes for both, so that they take equally long', async () => {
    table.isRight = false;
    await expect(enter()).rejects.toMatchObject({ code: 'invalid_credentials' });
    Object.assign(table, { isRight: true, account: undefined });
    await expect(enter()).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect([table.sessions.size, table.hashed]).toEqual([0, 2]);
  });

  it('leaves no session behind if the password changed in the meantime', async () => {
    table.opened = () => Object.assign(table.account ?? {}, { passwordHash: 'other' });
    await expect(enter()).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(table.sessions.size).toBe(0);
  });

  it('leaves no session for a code that a concurrent request consumed', async () => {
    withFactor();
    table.consume = async () => false;
    await expect(enter(codeOf())).rejects.toMatchObject({ code: 'invalid_code' });
    expect(table.sessions.size).toBe(0);
  });

  it.each([
    ['ends', 'the code is good again', async () => true, 0],
    ['keeps', 'nothing says that the code is good again', async () => false, 1],
    ['keeps', 'the table does not answer again', late, 1],
  ])("%s its session if the table's response was lost and %s", async (_, __, restore, sessions) => {
    withFactor();
    Object.assign(table, { consume: late, restore });
    await expect(enter(codeOf())).rejects.toThrow('late');
    expect(table.sessions.size).toBe(sessions);
  });
});

describe('the signed-in user', () => {
  const confirm = (remembered: boolean, code?: string) =>
    reauthenticate(
      { user: { id: 'u', username: 'admin' }, tokenId: 't', remembered } as OpenSession,
      { password: input.password, ...(code && { code }) },
      'currentPassword',
    );

  it('confirms the password, under a limit that a right one resets', async () => {
    await confirm(true);
    expect(table.counts).toEqual({});
    table.isRight = false;
    const issues = [{ path: 'currentPassword', code: 'wrong_password' }];
    await expect(confirm(false)).rejects.toMatchObject({ code: 'invalid_input', issues });
    expect(Object.values(table.counts)).toEqual([1]);
  });

  it('confirms a code too in a remembered session with a second factor', async () => {
    withFactor();
    await confirm(false);
    await expect(confirm(true)).rejects.toMatchObject({ code: 'second_factor_required' });
    await confirm(true, codeOf());
    table.consume = async () => false;
    const issues = [{ path: 'code', code: 'used_code' }];
    await expect(confirm(true, codeOf())).rejects.toMatchObject({ code: 'invalid_input', issues });
  });
});

describe('a mailed link', () => {
  const follow = async (code?: string) => {
    const account = await findAccount('admin');
    if (!account) throw new Error('There is no account');
    return resetByLink(account, { token: 'a'.repeat(64), password: 'x'.repeat(12), code }, client);
  };

  it('sets a password without a code if there is no second factor, once', async () => {
    expect(await follow()).toBe(true);
    table.consume = async () => false;
    expect(await follow()).toBe(false);
    expect(table.logged).toEqual([]);
  });

  it('asks the code of a second factor, and logs a wrong one', async () => {
    withFactor();
    await expect(follow()).rejects.toMatchObject({ code: 'second_factor_required' });
    expect(await follow(codeOf())).toBe(true);
    await expect(follow('000000')).rejects.toMatchObject({ code: 'invalid_code' });
    expect(table.logged).toHaveLength(1);
    table.consume = async () => false;
    expect(await follow(codeOf())).toBe(false);
  });
});

describe('the limits of a sign-in', () => {
  const limits = async (code?: string, device?: string) => {
    table.limits = {};
    await enter(code, device).catch(() => undefined);
    return Object.fromEntries(Object.entries(table.limits).filter(([pk]) => pk.startsWith('THROTTLE#login')));
  };
  const of = ({ failures, minutes }: { failures: number; minutes: number }) => [failures, minutes * 60];
  const own = { 'THROTTLE#login#203.0.113.7#admin': of(loginLimits) };
  const address = { 'THROTTLE#login-address#203.0.113.7': of(addressLimits) };
  const account = { 'THROTTLE#login-account#admin': of(accountLimits) };

  it('are three for an unknown browser, two for a recovery code and one for a known browser', async () => {
    Object.assign(withFactor(), { recoveryCodes: new Set([hashOf('ABCD-EFGH-IJKL-MNOP')]) });
    expect(await limits()).toEqual({ ...own, ...address, ...account });
    expect(await limits('123456')).toEqual({ ...own, ...address, ...account });
    expect(await limits('ABCD-EFGH-IJKL-MNOQ')).toEqual({ ...own, ...address, ...account });
    expect(await limits('ABCD-EFGH-IJKL-MNOP')).toEqual({ ...own, ...address });
    expect(await limits(undefined, 'd1')).toEqual({ 'THROTTLE#login-device#d1': of(loginLimits) });
  });
});

describe('a sign-in within its limits', () => {
  const counts = () => Object.values(table.counts);

  it('counts in every limit and in the log if it fails', async () => {
    table.isRight = false;
    await expect(enter()).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(table.counts).toEqual({
      'THROTTLE#login#203.0.113.7#admin': 1,
      'THROTTLE#login-address#203.0.113.7': 1,
      'THROTTLE#login-account#admin': 1,
    });
    expect(table.logged).toMatchObject([{ action: 'sign_in_failed' }]);
  });

  it('releases its counts and resets its own failures if it succeeds', async () => {
    table.counts['THROTTLE#login#203.0.113.7#admin'] = 3;
    table.counts['THROTTLE#login-account#admin'] = 7;
    const { release, account } = await enter();
    expect(account.user.username).toBe('admin');
    await release();
    expect(table.counts).toEqual({ 'THROTTLE#login-address#203.0.113.7': 0, 'THROTTLE#login-account#admin': 7 });
    expect(table.logged).toEqual([]);
  });

  it('counts a right password without its code for the address only', async () => {
    withFactor();
    await expect(enter()).rejects.toMatchObject({ code: 'second_factor_required' });
    expect(table.counts).toEqual({
      'THROTTLE#login#203.0.113.7#admin': 0,
      'THROTTLE#login-address#203.0.113.7': 1,
      'THROTTLE#login-account#admin': 0,
    });
    expect(table.logged).toEqual([]);
  });

  it('logs a wrong code, and counts it for the account or the known browser', async () => {
    withFactor();
    await expect(enter(codeOf(-9))).rejects.toMatchObject({ code: 'invalid_code' });
    expect(table.counts['THROTTLE#code#account#admin']).toBe(1);
    expect(table.logged).toMatchObject([{ action: 'sign_in_failed' }]);
    table.counts = {};
    await expect(enter(codeOf(-9), 'd1')).rejects.toMatchObject({ code: 'invalid_code' });
    expect(table.counts).toEqual({ 'THROTTLE#login-device#d1': 1, 'THROTTLE#code#device#d1': 1 });
  });

  it('counts only for the address if the table timed out', async () => {
    withFactor();
    table.consume = late;
    await expect(enter(codeOf())).rejects.toThrow('late');
    expect(counts()).toEqual([1, 0, 0, 0]);
    expect(table.logged).toEqual([]);
  });

  it('is refused without checking the password if a limit is reached', async () => {
    table.counts['THROTTLE#login-account#admin'] = accountLimits.failures;
    await expect(enter()).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(table.sessions.size).toBe(0);
    expect(table.counts['THROTTLE#login-address#203.0.113.7']).toBe(0);
    expect(table.logged).toEqual([]);
  });
});
