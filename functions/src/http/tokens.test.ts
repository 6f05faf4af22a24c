import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../../test/secrets.ts';
import { issueToken, tokenIdOf } from './tokens.ts';

vi.mock('../cached-secret.ts', () => import('../../test/secrets.ts'));
afterEach(() => vi.useRealTimers());

const user = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', username: 'admin' };
const encode = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

const signed = (header: object, payload: unknown, hash = 'sha256') => {
  const content = `${encode({ typ: 'JWT', kid: 'now', ...header })}.${encode(payload)}`;
  return `${content}.${createHmac(hash, keys.now).update(content).digest('base64url')}`;
};
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const claims = () => {
  const now = Math.floor(Date.now() / 1000);
  return { iss: 'rombo', aud: 'rombo-admin', jti: 'x', iat: now, exp: now + 60 };
};

describe('a session token', () => {
  it('contains its id and no secret', async () => {
    const { token, tokenId } = await issueToken(user);
    expect(await tokenIdOf(token)).toBe(tokenId);
    expect(jwt.decode(token, { complete: true })).toMatchObject({
      header: { alg: 'HS256', kid: 'now' },
      payload: { sub: user.id, name: 'admin', iss: 'rombo', aud: 'rombo-admin', jti: tokenId },
    });
  });

  it('expires after twelve hours', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-10T08:00:00Z'), toFake: ['Date'] });
    const { token, tokenId } = await issueToken(user);
    vi.setSystemTime(new Date('2026-01-10T19:59:59Z'));
    expect(await tokenIdOf(token)).toBe(tokenId);
    vi.setSystemTime(new Date('2026-01-10T20:00:01Z'));
    expect(await tokenIdOf(token)).toBeUndefined();
  });

  it('is valid if the previous key signed it', async () => {
    const token = jwt.sign(claims(), keys.before, { algorithm: 'HS256', keyid: 'before' });
    expect(await tokenIdOf(token)).toBe('x');
  });

  it.each([7, '', 'x'.repeat(65), 'a#b', undefined])('is invalid with the id %j', async (jti) => {
    expect(await tokenIdOf(signed({ alg: 'HS256' }, claims()))).toBe('x');
    expect(await tokenIdOf(signed({ alg: 'HS256' }, { ...claims(), jti }))).toBeUndefined();
  });

  it.each([
    ['that another key signed', () => jwt.sign(claims(), Buffer.alloc(32, 3), { keyid: 'now' })],
    ['of a key that nobody knows', () => jwt.sign(claims(), keys.now, { keyid: 'other' })],
    ['that is not signed', () => `${encode({ alg: 'none', typ: 'JWT', kid: 'now' })}.${encode(claims())}.`],
    ['whose signature says none', () => signed({ alg: 'none' }, claims())],
    ['of another algorithm', () => signed({ alg: 'HS512' }, claims(), 'sha512')],
    ['of another audience', () => signed({ alg: 'HS256' }, { ...claims(), aud: 'rombo' })],
    ['of another issuer', () => signed({ alg: 'HS256' }, { ...claims(), iss: 'evil' })],
    ['that has expired', () => signed({ alg: 'HS256' }, { ...claims(), exp: 1 })],
    ['that never expires', () => signed({ alg: 'HS256' }, { ...claims(), exp: undefined })],
    ['that was issued in the future', () => signed({ alg: 'HS256' }, { ...claims(), iat: inSeconds(30) })],
    ['that is good in the future only', () => signed({ alg: 'HS256' }, { ...claims(), nbf: inSeconds(30) })],
    ['of another payload', () => signed({ alg: 'HS256' }, claims()).replace(/\.[^.]+\./, `.${encode(claims())}x.`)],
    ['whose header is null', () => `${encode('null')}.${encode(claims())}.x`],
    ['whose key id is no text', () => signed({ alg: 'HS256', kid: { $ne: 1 } }, claims())],
    ['that is empty', () => ''],
  ])('is invalid %s', async (_, make) => expect(await tokenIdOf(make())).toBeUndefined());
});
