import { execFileSync, spawnSync } from 'node:child_process';

const DIRTY = '-dirty';

/** True for a commit without local changes. */
export const isExact = (commit: string | null): commit is string => commit !== null && !commit.endsWith(DIRTY);

/** True if a commit is an ancestor of another one; local changes do not count. Undefined if git does not know both. */
export function isOlder(commit: string, than: string, folder = import.meta.dirname): boolean | undefined {
  const [one = '', other = ''] = [commit, than].map((text) => text.replace(DIRTY, ''));
  if (one === other) return false;
  const { status } = spawnSync('git', ['merge-base', '--is-ancestor', one, other], { cwd: folder, stdio: 'ignore' });
  return status === 0 || (status === 1 ? false : undefined);
}

/** Commit of the sources: `SITE_COMMIT`, or the commit from git with a suffix if files are changed or new. Null if unknown. */
export function readCommit({ SITE_COMMIT } = process.env, folder = import.meta.dirname): string | null {
  if (SITE_COMMIT) return SITE_COMMIT;
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? DIRTY : '');
  } catch {
    return null;
  }
}
