import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { secretsIn } from './secrets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const random = randomBytes(30).toString('base64url');
const isText = (path: string) => !/\.(png|jpe?g|gif|webp|avif|ico|pdf|woff2?|ttf|br|gz)$/.test(path);

/** Files of the project that git does not ignore. */
const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter(Boolean);

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

describe('secrets', () => {
  it.each([
    ['an AWS key', `key = AKIA${'Q'.repeat(16)}`],
    ['a private key', `-----BEGIN ${'RSA'} PRIVATE KEY-----\n${'A'.repeat(64)}`],
    ['a session', `eyJ${random}.eyJ${random}.${random}`],
    ['a password in an address', `postgres://admin:${'hunter'}hunter2@db.example/x`],
  ])('are noticed: %s', (_, text) => expect(secretsIn(text)).toHaveLength(1));

  it('are in no file of the project', () => {
    const files = projectFiles().filter((path) => isText(path) && path !== 'package-lock.json');
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) => secretsIn(readText(join(root, path))).map((secret) => `${path}: ${secret}`));
    expect(found).toEqual([]);
  });
});
