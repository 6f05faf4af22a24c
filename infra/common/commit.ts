import { execFileSync } from 'node:child_process';

/** The commit of the sources: from `SITE_COMMIT`, from git, or unknown. */
export function readCommit({ SITE_COMMIT } = process.env): string | null {
  if (SITE_COMMIT) return SITE_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return null;
  }
}
