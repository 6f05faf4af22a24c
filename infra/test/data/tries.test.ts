import { codeAttempts, passwordAttempts } from '@rombo/shared/contract/limits';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newSecret } from '../../../functions/src/one-time-codes.ts';
import { emptyTable } from './empty-table.ts';

const password = vi.hoisted(() => ({ isRight: false, fails: undefined as Error | undefined }));
vi.mock('../../../functions/src/hashing/run-hash-job.ts', () => ({
  runHashJob: async () => {
    if (password.fails) throw password.fails;
    return password.isRight;
  },
}));
type Parse = (value: unknown) => unknown;
vi.mock('../../../functions/src/cached-secret.ts', () => ({
  cachedSecret: (_: string, parse: Parse) => async (find: Parse) => find(parse({ 1: 'a'.repeat(48) })),
}));
await emptyTable();
const { confirmPassword, tryCode } = await import('../../../functions/src/http/rate-limits.ts');
const { findAccount } = await import('../../../functions/src/data/users.ts');
const { deleteIf, getItem, put } = await import('../../../functions/src/data/table.ts');

const START = 2_000_000_000 - (2_000_000_000 % 3600);
const { failures, minutes } = passwordAttempts;
const WINDOW = minutes * 60;
const key = (action: string, who: string, seconds: number) => ({
  pk: `THROTTLE#${action}#${who}`,
  sk: String(Math.floor(Date.now() / 1000 / seconds)),
});
/** Number of counted attempts; undefined if none is stored. */
const countIn = async (limit: ReturnType<typeof key>) => {
  const item = await getItem(limit);
  return item && (item.ids as Set<string>).size;
};
const counted = () => countIn(key('password', 't1', WINDOW));
const confirm = (tokenId = 't1') => confirmPassword({ user: { id: 'u', username: 'admin' }, tokenId }, 'x');
const outcome = (tries: Promise<unknown>) =>
  tries.then(
    () => 'right',
    ({ code, retryAfter }) => (retryAfter === undefined ? code : `${code} ${retryAfter}`),
  );
const secret = newSecret();
const codeOf = (steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

beforeEach(async () => {
  vi.useFakeTimers({ now: START * 1000, toFake: ['Date'] });
  Object.assign(password, { isRight: false, fails: undefined });
  const factor = { totpSecret: secret, totpSince: 'then', totpStep: 0 };
  await put({ pk: 'USER', sk: 'admin', id: 'u', passwordHash: 'hash', ...factor });
  const codes = ['session#t1', 'session#t2'].map((who) => key('code', who, codeAttempts.minutes * 60));
  for (const each of [key('password', 't1', WINDOW), key('password', 't2', WINDOW), ...codes]) {
    await deleteIf(each, { expression: 'attribute_exists(pk)' });
  }
});
afterEach(() => void vi.useRealTimers());

describe('a password confirmation', () => {
  it('may fail five times per time window, which expires for all failures together', async () => {
    for (let failure = 1; failure <= failures; failure++) {
      expect(await outcome(confirm())).toBe('invalid_input');
      expect(await counted()).toBe(failure);
    }
    expect(await getItem(key('password', 't1', WINDOW))).toMatchObject({ ttl: START + WINDOW });
    vi.setSystemTime((START + 100) * 1000);
    expect(await outcome(confirm())).toBe(`too_many_requests ${WINDOW - 100}`);
    vi.setSystemTime((START + WINDOW) * 1000 - 1);
    expect(await outcome(confirm())).toBe('too_many_requests 1');
    expect(await counted()).toBe(failures);
    vi.setSystemTime((START + WINDOW) * 1000);
    expect(await outcome(confirm())).toBe('invalid_input');
  });

  it('resets the failures of its own session once it is right', async () => {
    await outcome(confirm());
    await outcome(confirm('t2'));
    password.isRight = true;
    expect(await outcome(confirm())).toBe('right');
    expect(await counted()).toBeUndefined();
    expect(await countIn(key('password', 't2', WINDOW))).toBe(1);
  });

  it('does not count an attempt that fails for a technical reason', async () => {
    await outcome(confirm());
    password.fails = new DOMException('late', 'TimeoutError');
    await expect(confirm()).rejects.toThrow('late');
    expect(await counted()).toBe(1);
  });

  it('counts concurrent attempts', async () => {
    const outcomes = await Promise.all(Array.from({ length: failures + 3 }, () => outcome(confirm())));
    expect(outcomes.filter((each) => each === 'invalid_input')).toHaveLength(failures);
  });
});

describe('a code confirmation', () => {
  const attempt = async (code: string, use = async () => true) =>
    tryCode((await findAccount('admin')) ?? expect.fail(), code, 'session#t1', use);
  const codes = () => countIn(key('code', 'session#t1', codeAttempts.minutes * 60));

  it('may fail ten times per hour, after which every code is refused', async () => {
    for (let failure = 0; failure < codeAttempts.failures; failure++) expect(await attempt(codeOf(-9))).toBeUndefined();
    expect(await codes()).toBe(codeAttempts.failures);
    expect(await outcome(attempt(codeOf()))).toBe(`too_many_requests ${codeAttempts.minutes * 60}`);
  });

  it('resets the failures once it is right and used', async () => {
    await attempt(codeOf(-9));
    expect(await attempt(codeOf(), async () => false)).toBeUndefined();
    expect(await codes()).toBe(2);
    expect(await attempt(codeOf())).toBe('app');
    expect(await codes()).toBeUndefined();
  });

  it('is not counted if it is not an app code', async () => {
    expect(await attempt('AAAA-BBBB-CCCC-DDDD')).toBeUndefined();
    expect(await codes()).toBeUndefined();
  });
});
