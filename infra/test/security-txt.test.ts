import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const YEAR = 365 * 24 * 60 * 60 * 1000;

test('security.txt has a contact and expires within a year: renew it if this fails', () => {
  const text = readFileSync(new URL('../../web/public/.well-known/security.txt', import.meta.url), 'utf8');
  expect(text).toMatch(/^Contact: mailto:security@rombopower\.example$/m);
  const left = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(YEAR);
});
