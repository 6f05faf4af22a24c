import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, site } from '../../test/site.ts';

const name = '__Host-session';
const token = cookie.slice(name.length + 1);
const [header = '', payload = '', signature = ''] = token.split('.');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const read = (value: string) => call('getUser', { cookie: value });

describe('GET /api/user', () => {
  it('says who is signed in, and nothing of the password', async () => {
    const { status, headers, body } = await read(cookie);
    expect([status, body]).toEqual([200, { id: expect.any(String), username: site.username }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('finds its cookie among others', async () => {
    expect((await read(`theme=dark; ${cookie}; language=it`)).status).toBe(200);
  });

  it('knows nobody without a cookie', async () => {
    expect(await call('getUser')).toMatchObject(refusal('unauthenticated'));
  });

  it.each([
    ['an empty cookie', ''],
    ['a word', 'admin'],
    ['a token whose payload was changed', [header, encode({ ...decode(payload), name: 'root' }), signature].join('.')],
    ['a token without its signature', `${header}.${payload}.`],
    ['an unsigned token', `${encode({ ...decode(header), alg: 'none' })}.${payload}.`],
    ['a token that another key signed', jwt.sign(decode(payload), 'x'.repeat(32), { keyid: decode(header).kid })],
    ['a token of an unknown key', jwt.sign(decode(payload), 'x'.repeat(32), { keyid: 'unknown' })],
    ['a token whose payload is no JSON', `${header}.bm8.${signature}`],
    ['a token whose header is no JSON', `bm8.${payload}.${signature}`],
    ['bad percent-encoding', '%E0%A4%A'],
    ['a very long one', 'x'.repeat(4000)],
  ])('knows nobody by %s', async (_, value) => {
    expect(await read(`${name}=${value}`)).toMatchObject(refusal('unauthenticated'));
  });

  it('does not take the token under another name', async () => {
    expect(await read(`session=${token}`)).toMatchObject(refusal('unauthenticated'));
    expect((await call('getUser', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });
});
