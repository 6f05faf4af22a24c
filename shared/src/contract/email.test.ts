import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { asciiAddress, Email } from './email.ts';

describe('an email address', () => {
  it.each([
    ["o'brien@example.ie"],
    ['!#$%&*/=?^`{|}~@example.org'],
    ['ADA@Example.ORG', 'ADA@example.org'],
    ['info@müller.de', 'info@xn--mller-kva.de'],
    ['info@xn--mller-kva.de'],
    ['info@straße.example', 'info@xn--strae-oqa.example'],
    ['yonghu@例子.公司', 'yonghu@xn--fsqu00a.xn--55qx5d'],
    [`${'a'.repeat(64)}@example.org`],
  ])('may be %s', (address, ascii = address) => {
    expect(v.parse(Email, ` ${address} `)).toBe(address);
    expect(asciiAddress(address)).toBe(ascii);
  });

  it.each([
    'ada@example',
    '@example.org',
    '.ada@example.org',
    'a..da@example.org',
    '"a da"@example.org',
    'ada@-example.org',
    'ada@127.0.0.1',
    'ada@example.org:25',
    'ada@xn--.org',
    'müller@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\nBcc: x@y.it',
    'ada@example.org\u2028Bcc: x@y.it',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a'.repeat(64)}.org`,
    `ada@${'è'.repeat(60)}.org`,
    `ada@${'abcdefghi.'.repeat(25)}org`,
    'ada@exam\ud800ple.org',
  ])('is not %j', (address) => {
    expect(v.is(Email, address)).toBe(false);
    expect(asciiAddress(address)).toBeUndefined();
  });
});
