import jwt from 'jsonwebtoken';
import * as v from 'valibot';
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

const options = { audience: 'rombo-admin', subject: 's', jwtid: 'j', expiresIn: 3600 } as const;

/** Loads the module anew. `signer` returns the key id of a new token, `accepts` whether a token of a key is valid. */
async function load() {
  const { signToken, verifyToken } = await import('./tokens.ts');
  return {
    signer: async () => jwt.decode(await signToken({}, options), { complete: true })?.header.kid,
    accepts: async (kid: string) => {
      const token = jwt.sign({}, Buffer.alloc(32, kid), { ...options, issuer: 'rombo', keyid: kid });
      return (await verifyToken(token, options.audience, v.object({}))) !== undefined;
    },
  };
}

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
    const { signer, accepts } = await load();
    expect(await signer()).toBe('b');
    for (const kid of ['b', 'a']) expect(await accepts(kid)).toBe(true);
    keep(key('c'), key('b'));
    vi.advanceTimersByTime(299_000);
    expect([await signer(), secret.reads]).toEqual(['b', 1]);
    vi.advanceTimersByTime(2000);
    expect(await signer()).toBe('c');
  });

  it('are read again for a newly rotated key, but not for every unknown key id', async () => {
    const { signer, accepts } = await load();
    await signer();
    keep(key('c'), key('b'));
    expect(await accepts('c')).toBe(false);
    vi.advanceTimersByTime(11_000);
    expect(await accepts('c')).toBe(true);
    for (const kid of ['x', 'y', '__proto__']) expect(await accepts(kid)).toBe(false);
    expect(secret.reads).toBe(2);
  });

  it.each([
    ['too short a key', JSON.stringify({ current: key('b', 31), previous: null })],
    ['no JSON', 'changeme'],
  ])('throw an error if the secret holds %s', async (_, value) => {
    secret.value = value;
    const { signer } = await load();
    await expect(signer()).rejects.toThrow();
  });
});
