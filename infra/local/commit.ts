import { execFileSync } from 'node:child_process';

const DIRTY = '-dirty';

/** True for a commit without local changes. */
export const isExact = (commit: string | null): commit is string => commit !== null && !commit.endsWith(DIRTY);

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
