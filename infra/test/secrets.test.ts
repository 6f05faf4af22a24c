import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@rombo/functions/env';
import { describe, expect, it } from 'vitest';
import { secretsIn } from './secrets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const random = randomBytes(30).toString('base64url');
const isText = (path: string) => !/\.(png|jpe?g|gif|webp|avif|ico|pdf|woff2?|ttf|br|gz)$/.test(path);

/** Every file of the project that is not ignored; without git, every file apart from what is installed or built. */
function projectFiles(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
    return listed.toString().split('\0').filter(Boolean);
  } catch {
    const apart = /(^|\/)(node_modules|dist|dist-server|test-results|\.git|\.local)(\/|$)/;
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => !apart.test(path));
  }
}

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
    ['a password that somebody made up', `const password = '4${random}'`],
    ['a password in an address', `postgres://admin:${'hunter'}hunter2@db.example/x`],
  ])('are noticed: %s', (_, text) => {
    expect(secretsIn(text)).toHaveLength(1);
  });

  it.each([
    "password: 'parola-di-prova-2'",
    "secretName: 'rombo-signing-keys-2'",
    'https://www.example.com:8080/path@2',
  ])('are not seen in %s', (text) => {
    expect(secretsIn(text)).toEqual([]);
  });

  it('stand in no file of the project', () => {
    const files = projectFiles().filter((path) => isText(path) && path !== 'package-lock.json');
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) => secretsIn(readText(join(root, path))).map((secret) => `${path}: ${secret}`));
    expect(found).toEqual([]);
  });

  it('are not in what browsers load, nor is anything of the server', () => {
    const dist = join(root, 'web/dist');
    expect(existsSync(join(dist, 'index.html'))).toBe(true);
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(js|css|html|json|map)$/.test(path),
    );
    const inside = [
      ...Object.values(env),
      'AWS_',
      'process.env',
      'DynamoDB_',
      'passwordHash',
      'rombo-signing-keys',
      root,
    ];
    const found = files.flatMap((path) => {
      const text = readText(join(dist, path));
      return [...secretsIn(text), ...inside.filter((name) => text.includes(name))].map((fault) => `${path}: ${fault}`);
    });
    expect(files.length).toBeGreaterThan(5);
    expect(found).toEqual([]);
  });
});
