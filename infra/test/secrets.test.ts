import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@rombo/functions/env';
import { describe, expect, it } from 'vitest';

/** Patterns of keys, tokens and passwords. */
const patterns: Record<string, RegExp> = {
  'an AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20}/g,
  'a token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g,
  'a GitHub token': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{50,})/g,
  'an npm token': /\bnpm_\w{36}\b/g,
  'a Slack or Stripe key': /\b(?:xox[abprs]-[\w-]{20,}|sk_live_\w{20,})/g,
  'a password in an address': /\b[a-z]+:\/\/[^\s/:@"'`$]+:[^\s/@"'`$]{6,}@/g,
};

/** Returns likely secrets in a text, each with its kind. */
const secretsIn = (text: string): string[] =>
  Object.entries(patterns).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => `${kind}: ${found.slice(0, 12)}…`),
  );

const root = fileURLToPath(new URL('../../', import.meta.url));
const random = randomBytes(30).toString('base64url');
const isText = (path: string) => !/\.(png|jpe?g|gif|webp|avif|ico|pdf|woff2?|ttf|br|gz)$/.test(path);

/** Every file of the project that git does not ignore. */
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
  ])('are noticed: %s', (_, text) => {
    expect(secretsIn(text)).toHaveLength(1);
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
