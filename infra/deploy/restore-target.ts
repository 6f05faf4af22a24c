import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { RELEASES, Release } from '@rombo/functions/files/releases';
import * as v from 'valibot';
import { withLock } from './lock.ts';
import { readOutputs } from './outputs.ts';
import type { RestoreTarget } from './restore-release.ts';
import { purgeSite, restoreFiles, writeRelease } from './upload-site.ts';
import { setVersions } from './versions.ts';

/** Reads the records of the releases that are kept. */
async function readReleases(Bucket: string): Promise<Release[]> {
  const client = new S3Client();
  const releases: Release[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: RELEASES })) {
    for (const { Key } of Contents) {
      const object = await client.send(new GetObjectCommand({ Bucket, Key }));
      releases.push(v.parse(Release, JSON.parse((await object.Body?.transformToString()) ?? '')));
    }
  }
  return releases;
}

/** The account at hand, in which a release of this site is put back. */
export const restoreTarget = (site: string): RestoreTarget => ({
  outputs: () => readOutputs(site),
  releases: readReleases,
  setVersions: (versions) => setVersions(site, versions),
  restoreFiles,
  writeRelease,
  purge: purgeSite,
  withLock,
  say: console.log,
});
