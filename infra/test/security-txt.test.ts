import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const YEAR = 365 * 24 * 60 * 60 * 1000;

test('security.txt says whom to tell, in which languages, and is good for a year at most: renew it when this fails', () => {
  const text = readFileSync(new URL('../../web/public/.well-known/security.txt', import.meta.url), 'utf8');
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
  expect(fields.get('Contact')).toBe('mailto:security@rombopower.example');
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(YEAR);
  expect(readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8')).toContain('security@rombopower.example');
});
