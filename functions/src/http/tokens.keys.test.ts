import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const secret = vi.hoisted(() => ({ reads: 0, value: '' }));
vi.mock('@aws-sdk/client-ssm', () => ({
  GetParameterCommand: class {},
  SSMClient: class {
    async send() {
      secret.reads += 1;
      return { Parameter: { Value: secret.value } };
    }
  },
}));

const key = (kid: string, bytes = 32) => ({ kid, key: Buffer.alloc(bytes, kid).toString('base64url') });
const keep = (current: object, previous: object | null = null) => {
  secret.value = JSON.stringify({ current, previous });
};
const load = () => import('./tokens.ts');

describe('the signing keys', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('SIGNING_KEYS_PARAMETER', 'keys');
    vi.useFakeTimers({ toFake: ['Date'] });
    secret.reads = 0;
    keep(key('b'), key('a'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('are the current one for signing and the previous one for verifying, read again after five minutes', async () => {
    const { currentKey, findKey } = await load();
    expect((await currentKey()).kid).toBe('b');
    for (const kid of ['b', 'a']) expect(await findKey(kid)).toEqual(Buffer.alloc(32, kid));
    keep(key('c'), key('b'));
    vi.advanceTimersByTime(299_000);
    expect([(await currentKey()).kid, secret.reads]).toEqual(['b', 1]);
    vi.advanceTimersByTime(2000);
    expect((await currentKey()).kid).toBe('c');
  });

  it('are read again for a newly rotated key, but not for every unknown key id', async () => {
    const { currentKey, findKey } = await load();
    await currentKey();
    keep(key('c'), key('b'));
    expect(await findKey('c')).toBeUndefined();
    vi.advanceTimersByTime(11_000);
    expect(await findKey('c')).toEqual(Buffer.alloc(32, 'c'));
    for (const kid of ['x', 'y', '__proto__']) expect(await findKey(kid)).toBeUndefined();
    expect(secret.reads).toBe(2);
  });

  it.each([
    ['too short a key', JSON.stringify({ current: key('b', 31), previous: null })],
    ['no JSON', 'changeme'],
  ])('throw an error if the secret holds %s', async (_, value) => {
    secret.value = value;
    const { currentKey } = await load();
    await expect(currentKey()).rejects.toThrow();
  });
});
