import jwt, { type SignOptions } from 'jsonwebtoken';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newDeviceId, signDevice, verifyDevice } from './device-token.ts';

const keys = { now: Buffer.alloc(32, 1), foreign: Buffer.alloc(32, 3) };
vi.mock('./signing-keys.ts', () => ({
  currentKey: async () => ({ kid: 'now', key: keys.now }),
  findKey: async (kid: string) => (kid === 'now' ? keys.now : undefined),
}));
afterEach(() => vi.useRealTimers());

const id = newDeviceId();
const device = { id, username: 'admin', epoch: 'e1' };
const good = { iss: 'rombo', aud: 'rombo-device', jti: id, sub: 'admin', epoch: 'e1' };
const signed = (claims: object, options: SignOptions = {}, key = keys.now) =>
  jwt.sign({ ...good, exp: Math.floor(Date.now() / 1000) + 60, ...claims }, key, { keyid: 'now', ...options });

describe('a device token', () => {
  it('says again whose it is', async () => {
    expect(await verifyDevice(await signDevice(device))).toEqual(device);
  });

  it('is taken in the form that the refusals here start from', async () => {
    expect(await verifyDevice(signed({}))).toEqual(device);
  });

  it('has an id of its own each time, of 128 bits', () => {
    expect(new Set(Array.from(Array(50), newDeviceId)).size).toBe(50);
    expect(newDeviceId()).toMatch(/^[\w-]{22}$/);
  });

  it('lasts a year and no longer', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-10T08:00:00Z'), toFake: ['Date'] });
    const token = await signDevice(device);
    const { exp = 0, iat = 0 } = jwt.decode(token) as { exp?: number; iat?: number };
    vi.setSystemTime((exp - 1) * 1000);
    expect(await verifyDevice(token)).toEqual(device);
    vi.setSystemTime((exp + 1) * 1000);
    expect(await verifyDevice(token)).toBeUndefined();
    expect(exp).toBeGreaterThan(iat);
  });

  it.each([
    ['that another key signed', () => signed({}, {}, keys.foreign)],
    ['of a key that nobody knows', () => signed({}, { keyid: 'other' })],
    ['that names no key', () => jwt.sign({ ...good, exp: 9_999_999_999 }, keys.now)],
    ['of another algorithm', () => signed({}, { algorithm: 'HS512' })],
    ['of another audience', () => signed({ aud: 'rombo-admin' })],
    ['of another issuer', () => signed({ iss: 'evil' })],
    ['that has expired', () => signed({ exp: 1 })],
    ['that never expires', () => jwt.sign(good, keys.now, { keyid: 'now' })],
    ['without an id', () => signed({ jti: undefined })],
    ['with an id that is too long', () => signed({ jti: `${id}x` })],
    ['with something behind its id', () => signed({ jti: `${id}#` })],
    ['with something before its id', () => signed({ jti: `#${id}` })],
    ['with an id of other characters', () => signed({ jti: '#'.repeat(22) })],
    ['without an epoch', () => signed({ epoch: undefined })],
    ['without an account', () => signed({ sub: undefined })],
    ['of one word', () => 'token'],
    ['that is empty', () => ''],
  ])('is worth nothing %s', async (_, make) => {
    expect(await verifyDevice(make())).toBeUndefined();
  });
});
