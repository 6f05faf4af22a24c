import { describe, expect, it } from 'vitest';
import { hashOf, newRecoveryCodes } from './one-time-codes.ts';

describe('recovery codes', () => {
  it('are ten, each of 120 bits in letters and digits that can be told apart', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('are the same however they are typed', () => {
    const typed = ['10AB-CDEF-GHJK-MNPQ', '10abcdefghjkmnpq', ' 1O ab cd ef gh jk mn pq', 'lo-AB-CDEFGHJKMNPQ'];
    expect(new Set(typed.map(hashOf)).size).toBe(1);
    expect(hashOf('10AB-CDEF-GHJK-MNPR')).not.toBe(hashOf('10AB-CDEF-GHJK-MNPQ'));
  });
});
