import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { hashOf, newRecoveryCodes, newSecret, stepOf, uriOf } from './one-time-codes.ts';

/** Secret and codes of RFC 6238, appendix B, cut to six digits. */
const secret = Secret.fromLatin1('12345678901234567890').base32;

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [2000000000, '279037'],
  ])('matches the standard at second %i', (second, code) => {
    expect(stepOf(secret, code, second * 1000)).toBe(Math.floor(second / 30));
  });

  it('may be at most one step early or late', () => {
    const now = 1_800_000_000_000;
    const at = (steps: number) => new TOTP({ secret }).generate({ timestamp: now + steps * 30_000 });
    const found = [-2, -1, 0, 1, 2].map((steps) => stepOf(secret, at(steps), now));
    expect(found).toEqual([undefined, 59_999_999, 60_000_000, 60_000_001, undefined]);
  });

  it.each(['', '28708', '2870820', 'abcdef', '28708２'])('is not %j', (code) => {
    expect(stepOf(secret, code, 59_000)).toBeUndefined();
  });
});

it('a new secret has 160 bits, differs each time, and has a URI that apps can read', () => {
  const fresh = newSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(fresh);
  const uri = new URL(uriOf(fresh, 'admin'));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/ROMBO POWER:admin');
  expect(uri.searchParams.get('secret')).toBe(fresh);
});

describe('recovery codes', () => {
  it('are ten, each with 120 bits in unambiguous letters and digits', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('are equal however they are typed', () => {
    const typed = ['10AB-CDEF-GHJK-MNPQ', '10abcdefghjkmnpq', ' 1O ab cd ef gh jk mn pq', 'lo-AB-CDEFGHJKMNPQ'];
    expect(new Set(typed.map(hashOf)).size).toBe(1);
    expect(hashOf('10AB-CDEF-GHJK-MNPR')).not.toBe(hashOf('10AB-CDEF-GHJK-MNPQ'));
  });
});
