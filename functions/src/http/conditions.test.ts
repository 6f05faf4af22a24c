import { describe, expect, it } from 'vitest';
import { idempotencyKeyOf, versionOf } from './chain.ts';

const badRequest = (path: string) =>
  expect.objectContaining({ code: 'bad_request', issues: [expect.objectContaining({ path })] });

describe('versionOf', () => {
  it.each([
    ['"3"', 3],
    ['3', 3],
    [' "12" ', 12],
    ['999999999999999', 999_999_999_999_999],
  ])('reads %j', (header, version) => {
    expect(versionOf(header)).toBe(version);
  });

  it.each([undefined, '*', ' * '])('asks for no version with %j', (header) => {
    expect(versionOf(header)).toBeNull();
  });

  it.each([
    '',
    '"',
    '""',
    '"3',
    '3"',
    'W/"3"',
    '0',
    '"0"',
    '-1',
    '3.0',
    '03',
    '1e3',
    '"3", "4"',
    'abc',
    '9'.repeat(16),
  ])('refuses %j and names the header', (header) => {
    expect(() => versionOf(header)).toThrow(badRequest('If-Match'));
  });
});

describe('idempotencyKeyOf', () => {
  it('takes letters, digits, dashes and underscores', () => {
    expect(idempotencyKeyOf('3f2504e0-4f89-41d3_A')).toBe('3f2504e0-4f89-41d3_A');
    expect(idempotencyKeyOf('x'.repeat(100))).toHaveLength(100);
    expect(idempotencyKeyOf(undefined)).toBeNull();
  });

  it.each(['', 'short-7', 'x'.repeat(101), 'with blanks', 'sendContact#x', 'ключ-ключ', '12345678\n'])(
    'refuses %j and names the header',
    (header) => {
      expect(() => idempotencyKeyOf(header)).toThrow(badRequest('Idempotency-Key'));
    },
  );
});
