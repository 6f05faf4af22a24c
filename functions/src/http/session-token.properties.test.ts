import { randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { SESSION_COOKIE, sessionCookies } from './session-cookie.ts';
import { issueToken, tokenIdOf } from './session-token.ts';

const key = Buffer.alloc(32, 7);
vi.mock('./signing-keys.ts', () => ({
  currentKey: async () => ({ kid: 'now', key }),
  findKey: async (kid: string) => (kid === 'now' ? key : undefined),
}));

const part = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
  fc.constantFrom(
    Buffer.from('{"alg":"HS256","kid":"now"}').toString('base64url'),
    Buffer.from('{"alg":"none","kid":"now"}').toString('base64url'),
  ),
);

describe('whatever comes as a session', () => {
  it('is nobody’s unless it was issued, and never an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
        expect(await tokenIdOf(parts.join('.'))).toBeUndefined();
      }),
    );
  });

  it('is nobody’s once a single character of it has changed', async () => {
    const { token } = await issueToken({ id: randomUUID(), username: 'admin' });
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    // The last character of a signature holds two bits that no decoder reads.
    const place = fc.nat(token.length - 2);
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom(...characters), async (at, character) => {
        fc.pre(token[at] !== character);
        expect(await tokenIdOf(token.slice(0, at) + character + token.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it('comes back out of the cookie as it went in, among whatever others', async () => {
    const { token, tokenId } = await issueToken({ id: randomUUID(), username: 'admin' });
    const [pair = ''] = sessionCookies(token)[0]?.split(';') ?? [];
    const other = fc.stringMatching(/^[a-z]{1,8}=[\w!#$%&'()*+.:<>?@^|~-]{0,20}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(other), fc.array(other), async (before, after) => {
        const found = parseCookie([...before, pair, ...after].join('; '))[SESSION_COOKIE];
        expect(found && (await tokenIdOf(found))).toBe(tokenId);
      }),
    );
  });
});
