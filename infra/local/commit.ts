import { execFileSync } from 'node:child_process';

const DIRTY = '-dirty';

/** True for a label that names exactly one state of the sources. */
export const isExact = (commit: string | null): commit is string => commit !== null && !commit.endsWith(DIRTY);

/** The commit of the sources: from `SITE_COMMIT`, from git with a suffix if files differ from it or are new, or unknown. */
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
