import jwt from 'jsonwebtoken';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../../test/secrets.ts';
import { deviceCookie, findDevice, readDevice } from './device.ts';

vi.mock('../cached-secret.ts', () => import('../../test/secrets.ts'));
const stored = vi.hoisted(() => ({ item: undefined as Record<string, unknown> | undefined, reads: 0 }));
vi.mock('../data/table.ts', () => ({
  getItem: async () => {
    stored.reads += 1;
    return stored.item;
  },
}));

const id = 'x'.repeat(22);
const good = { iss: 'rombo', aud: 'rombo-device', jti: id, sub: 'admin', epoch: 'e1' };
const signed = (claims: object) =>
  jwt.sign({ ...good, exp: Math.floor(Date.now() / 1000) + 60, ...claims }, keys.now, { keyid: 'now' });

it.each([
  ['of another audience', () => signed({ aud: 'rombo-admin' })],
  ['that never expires', () => jwt.sign(good, keys.now, { keyid: 'now' })],
  ['without an id', () => signed({ jti: undefined })],
  ['with something behind its id', () => signed({ jti: `${id}#` })],
  ['without an epoch', () => signed({ epoch: undefined })],
  ['without an account', () => signed({ sub: undefined })],
])('a device token is invalid %s', async (_, make) => {
  expect(await readDevice(signed({}), 'admin')).toMatchObject({ jti: id });
  expect(await readDevice(make(), 'admin')).toBeUndefined();
});

const account = (deviceEpoch: string) => ({
  user: { id: 'u', username: 'admin' },
  factor: null,
  passwordHash: 'hash',
  deviceEpoch,
});
const row = { sk: 'admin', id: 'u', passwordHash: 'hash' };
const tokenIn = (cookie: string) => /^__Host-device=([^;]+);/.exec(cookie)?.[1];

const find = async (cookie: string | undefined, username: string) => findDevice(await readDevice(cookie, username));

describe('the cookie of a known browser', () => {
  beforeEach(() => Object.assign(stored, { item: { ...row, deviceEpoch: 'e1' }, reads: 0 }));

  it('identifies the browser to its account, always with the same id', async () => {
    expect(await find(tokenIn(await deviceCookie(account('e1'), id)), 'admin')).toBe(id);
    expect(await find(tokenIn(await deviceCookie(account('e1'))), 'admin')).toMatch(/^[\w-]{22}$/);
  });

  it('is ignored for another account, and without a valid token', async () => {
    expect(await find(tokenIn(await deviceCookie(account('e1'), id)), 'other')).toBeUndefined();
    expect(await find('token', 'admin')).toBeUndefined();
    expect(await find(undefined, 'admin')).toBeUndefined();
    expect(stored.reads).toBe(0);
  });

  it.each([
    ['browsers were forgotten since', 'e1', { ...row, deviceEpoch: 'e2' }, undefined],
    ['the account is gone', 'e1', undefined, undefined],
    ['browsers were never forgotten', '', row, id],
  ])('identifies the browser only while its account knows it: %s', async (_, epoch, item, found) => {
    const token = tokenIn(await deviceCookie(account(epoch), id));
    stored.item = item;
    expect(await find(token, 'admin')).toBe(found);
  });
});
