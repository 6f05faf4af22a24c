import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { driverLimits } from '../../web/e2e/support/driver-limits.ts';

const folder = new URL('../../web/e2e/', import.meta.url);
const listed = driverLimits.flatMap(({ tests }) => tests);

/** True if the file has every part of the name as a title of a test or a group. */
function exists(name: string): boolean {
  const [file = '', ...titles] = name.split(' › ');
  const source = readFileSync(new URL(file, folder), 'utf8');
  const literals = [...source.matchAll(/\btest(?:\.describe)?\(\s*(['"`])(.*?)\1/g)].map(([, , title = '']) => title);
  // Expressions in a template literal match any text.
  const patterns = literals.map((title) => {
    const parts = title.split(/\$\{.*?\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`);
  });
  return titles.every((title) => patterns.some((pattern) => pattern.test(title)));
}

test('each test that Firefox is expected to fail exists and is listed once', () => {
  expect(listed.filter((name) => !exists(name))).toEqual([]);
  expect(listed).toEqual([...new Set(listed)]);
});
