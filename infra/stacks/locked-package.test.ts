import { expect, test } from 'vitest';
import { lockFor } from './locked-package.ts';

test('a package is locked with all its dependencies, with the hashes of the project', () => {
  const { manifest, lock } = lockFor('sharp');
  const { '': root, ...packages } = lock.packages;
  expect(root).toBe(manifest);
  expect(Object.keys(packages)).toEqual(
    expect.arrayContaining(['node_modules/sharp', 'node_modules/detect-libc', 'node_modules/@img/sharp-linux-arm64']),
  );
  for (const [name, locked] of Object.entries(packages)) expect(locked, name).toHaveProperty('integrity');
});

test('a nested version takes precedence over the one of the project', () => {
  const locked = (version: string, dependencies = {}) => ({ version, integrity: 'sha512-', dependencies });
  const packages = {
    'node_modules/a': locked('1.0.0', { b: '^2.0.0' }),
    'node_modules/a/node_modules/b': locked('2.0.0'),
    'node_modules/b': locked('1.0.0'),
    'node_modules/c': locked('1.0.0'),
  };
  expect(Object.keys(lockFor('a', packages).lock.packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
  ]);
});
