import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { makeProject } from './native-code.ts';

test('npm installs a package with its dependencies for a platform, and nothing else that the project locks', () => {
  const args = ['ci', '--dry-run', '--offline', '--os=linux', '--cpu=arm64', '--libc=glibc', '--prefix'];
  const shell = process.platform === 'win32';
  const { stdout } = spawnSync('npm', [...args, makeProject('sharp')], { encoding: 'utf8', shell });
  expect(stdout.match(/(?<=^add )\S+/gm)?.sort()).toEqual([
    '@img/colour',
    '@img/sharp-libvips-linux-arm64',
    '@img/sharp-linux-arm64',
    'detect-libc',
    'semver',
    'sharp',
  ]);
});
