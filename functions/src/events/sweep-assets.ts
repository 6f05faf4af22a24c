import * as v from 'valibot';
import { listOlder, readHead } from '../files/bucket.ts';
import { ASSET_AGE_MS, RELEASES, Release, releaseKey, splitReleases } from '../files/releases.ts';
import { removeBatches } from '../files/stored-files.ts';
import { logger } from '../logger.ts';

/** Maximum size of a record: more than that of a release with thousands of assets. */
const MAX_RECORD_BYTES = 1_000_000;

async function readRelease(key: string): Promise<Release> {
  const { bytes = new Uint8Array() } = (await readHead(key, MAX_RECORD_BYTES)) ?? {};
  return v.parse(Release, JSON.parse(Buffer.from(bytes).toString()));
}

/** Once a day, deletes assets that are older than 30 days and that no release of the last 30 days uses. */
export async function handler(): Promise<void> {
  const now = Date.now();
  const { used, former } = splitReleases(await Array.fromAsync(listOlder(RELEASES, new Date()), readRelease), now);
  if (!used.some(({ live }) => live)) throw new Error('No release is live: nothing was deleted');
  const inUse = new Set(used.flatMap(({ assets }) => assets));
  const aged = await Array.fromAsync(listOlder('assets/', new Date(now - ASSET_AGE_MS)));
  const old = aged.filter((key) => !inUse.has(key));
  await removeBatches([...old, ...former.map(releaseKey)]);
  logger.info('Swept', { releases: former.length, removed: old.length });
}
