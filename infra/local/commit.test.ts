import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { isExact, readCommit } from './commit.ts';

it('returns the commit of the sources, marked if files are changed or new', async () => {
  const folder = await temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const file = join(folder, 'a.ts');
  expect(readCommit({}, folder)).toBeNull();
  git('init', '--quiet');
  writeFileSync(file, 'one');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'one');
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
