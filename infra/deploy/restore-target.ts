import { readOutputs } from './outputs.ts';
import { readReleases } from './releases.ts';
import type { RestoreTarget } from './restore-release.ts';
import { purge, restoreFiles, writeRelease } from './upload-site.ts';
import { setVersions } from './versions.ts';

/** The account at hand, in which a release of this site is put back. */
export const restoreTarget = (site: string): RestoreTarget => ({
  outputs: () => readOutputs(site),
  releases: readReleases,
  setVersions: (versions) => setVersions(site, versions),
  restoreFiles,
  writeRelease,
  purge,
  say: console.log,
});
