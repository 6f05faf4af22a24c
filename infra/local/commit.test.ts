import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { isExact, isOlder, readCommit } from './commit.ts';

/** Runs git in a folder. */
const gitIn =
  (folder: string) =>
  (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();

it('orders commits by ancestry', async () => {
  const folder = await temporaryFolder();
  const git = gitIn(folder);
  git('init', '--quiet');
  const commit = (message: string) => {
    git('commit', '--quiet', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  };
  const [first, second] = [commit('one'), commit('two')];
  git('checkout', '--quiet', '-b', 'side', first);
  const aside = commit('aside');
  for (const [one, other, expected] of [
    [first, second, true],
    [`${first}-dirty`, second, true],
    [first, `${second}-dirty`, true],
    [second, first, false],
    [first, `${first}-dirty`, false],
    [aside, second, false],
    [first, 'f'.repeat(40), undefined],
    ['v1', second, undefined],
  ] as const)
    expect([one, other, isOlder(one, other, folder)]).toEqual([one, other, expected]);
});

it('returns the commit of the sources, marked if files are changed or new', async () => {
  const folder = await temporaryFolder();
  const git = gitIn(folder);
  const file = join(folder, 'a.ts');
  expect(readCommit({}, folder)).toBeNull();
  git('init', '--quiet');
  writeFileSync(file, 'one');
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  const commit = git('rev-parse', 'HEAD');
  expect(readCommit({}, folder)).toBe(commit);

  writeFileSync(file, 'two');
  expect(readCommit({}, folder)).toBe(`${commit}-dirty`);
  git('checkout', '--quiet', '.');
  writeFileSync(join(folder, 'new.ts'), '');
  expect(readCommit({}, folder)).toBe(`${commit}-dirty`);
  expect(readCommit({ SITE_COMMIT: 'v1' }, folder)).toBe('v1');
  expect([commit, `${commit}-dirty`, null].map(isExact)).toEqual([true, false, false]);
});
