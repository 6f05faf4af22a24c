import * as v from 'valibot';
import { listOlder, readStart } from '../files/bucket.ts';
import { ASSET_AGE_MS, RELEASES, Release, releaseKey, splitReleases } from '../files/releases.ts';
import { logger } from '../logger.ts';
import { removeBatches } from './support/remove-batches.ts';

/** More than the record of a release with thousands of assets. */
const MAX_RECORD_BYTES = 1_000_000;

async function readReleases(): Promise<Release[]> {
  const releases: Release[] = [];
  for await (const key of listOlder(RELEASES, new Date())) {
    const { bytes = new Uint8Array() } = (await readStart(key, MAX_RECORD_BYTES)) ?? {};
    releases.push(v.parse(Release, JSON.parse(Buffer.from(bytes).toString())));
  }
  return releases;
}

/** Deletes, once a day, assets that were uploaded 30 days ago or earlier and that no release of the last 30 days uses. */
export async function handler(): Promise<void> {
  const now = Date.now();
  const { used, former } = splitReleases(await readReleases(), now);
  if (!used.some(({ live }) => live)) throw new Error('No release is live: nothing was deleted');
  const inUse = new Set(used.flatMap(({ assets }) => assets));
  const old: string[] = [];
  for await (const key of listOlder('assets/', new Date(now - ASSET_AGE_MS))) if (!inUse.has(key)) old.push(key);
  await removeBatches([...old, ...former.map(releaseKey)]);
  logger.info('Swept', { releases: former.length, removed: old.length });
}
