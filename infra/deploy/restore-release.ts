import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { ASSET_AGE_MS, RELEASES, Release, splitReleases, type Versions } from '@rombo/functions/files/releases';
import { shortCommit } from '@rombo/shared/contract/site';
import * as v from 'valibot';
import { withLock } from './lock.ts';
import { readOutputs, requireOutput } from './outputs.ts';
import { purgeSite, restoreFiles, writeRelease } from './upload-site.ts';
import { setVersions } from './versions.ts';

const byTime = (a: Release, b: Release) => a.time.localeCompare(b.time);

/**
 * The live release, the one before it, and one whose deployment began after it and did not end. A restored release counts as its original,
 * so that the next rollback goes further back.
 */
export function lastReleases(releases: Release[]): { current?: Release; former?: Release; interrupted?: Release } {
  const sorted = releases.toSorted(byTime);
  const current = sorted.findLast(({ live }) => live);
  if (!current) return {};
  const since = current.restores ?? current.time;
  const former = sorted.findLast(({ live, time, restores }) => live && (restores ?? time) < since);
  const interrupted = sorted.find(({ time }) => time > current.time);
  return { current, ...(former && { former }), ...(interrupted && { interrupted }) };
}

/** Releases whose function versions stay: the live one, the one before it, and those that were live in the last 30 days. */
export function keptReleases(releases: Release[], now: number): Release[] {
  const { current, former } = lastReleases(releases);
  return [...new Set([...splitReleases(releases, now).used, ...[current, former].flatMap((one) => one ?? [])])];
}

export const describeRelease = ({ commit, restores, time }: Release): string =>
  `${commit ? shortCommit(commit) : 'an unknown commit'} of ${restores ?? time}`;

/** Restores the functions and pages of a release. Its assets are still in the bucket; data is unchanged. */
export async function restoreRelease(release: Release, now: Date, target: RestoreTarget): Promise<void> {
  const { versions, files: stored } = release;
  if (!versions || !stored) {
    throw new Error(
      `The release ${describeRelease(release)} does not say its versions: check that commit out and deploy it.`,
    );
  }
  const outputs = await target.outputs();
  const bucket = requireOutput(outputs, 'SiteBucketName');
  target.say(`Putting back ${describeRelease(release)}: ${Object.keys(versions).length} functions…`);
  await target.setVersions(versions);
  target.say(`… and ${Object.keys(stored).length} files.`);
  const files = await target.restoreFiles(bucket, stored);
  const restores = release.restores ?? release.time;
  await target.writeRelease(bucket, { ...release, files, restores, time: now.toISOString() });
  await target.purge(requireOutput(outputs, 'DistributionId'));
}

/**
 * Chooses the previous release; after an interrupted deployment, the release that was live, because functions and pages may be of either.
 * Throws if there is none, or if its pages are deleted.
 */
function chooseRollback(releases: Release[], now: Date): { from: Release; to: Release } {
  const { current, former, interrupted } = lastReleases(releases);
  const to = interrupted ? current : former;
  if (!current || !to)
    throw new Error(
      'There is no previous release. Of one that was replaced over 30 days ago nothing is kept: check its commit out and deploy it with --allow-older.',
    );
  // The bucket deletes former versions of pages after that, and the daily sweep its assets: only functions would go back.
  if (now.getTime() - Date.parse(interrupted?.time ?? current.restores ?? current.time) > ASSET_AGE_MS)
    throw new Error(
      `${describeRelease(to)} was replaced more than 30 days ago, and its pages are deleted: check that commit out and deploy it with --allow-older.`,
    );
  return { from: interrupted ?? current, to };
}

/** Restores a former release after the name of the site is typed. `place` says account and region. */
export async function rollBack(
  name: string,
  place: string,
  target: RestoreTarget & { ask: (question: string) => Promise<string> },
  now = () => new Date(),
): Promise<string> {
  const bucket = requireOutput(await target.outputs(), 'SiteBucketName');
  const { from, to } = chooseRollback(await target.releases(bucket), now());
  const interruption = from.live ? '' : ', whose deployment was interrupted,';
  const answer = await target.ask(
    `Functions and pages of ${name}, ${place}, go back from ${describeRelease(from)}${interruption} to ${describeRelease(to)}; data stays as it is. Type ${name} to go on: `,
  );
  if (answer.trim() !== name) throw new Error('Nothing was changed.');
  await target.withLock(bucket, async () => {
    const latest = chooseRollback(await target.releases(bucket), now());
    if (latest.from.time !== from.time)
      throw new Error(`Meanwhile the site became ${describeRelease(latest.from)}. Nothing was changed: repeat this.`);
    await restoreRelease(to, now(), target);
  });
  return `${name} is ${describeRelease(to)} again. The next deployment releases what is checked out.`;
}

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

export const restoreTarget = (site: string) => ({
  outputs: () => readOutputs(site),
  releases: readReleases,
  setVersions: (versions: Versions) => setVersions(site, versions),
  restoreFiles: (bucket: string, files: Versions) => restoreFiles(bucket, files),
  writeRelease: (bucket: string, release: Release) => writeRelease(bucket, release),
  purge: purgeSite,
  withLock: <T>(bucket: string, work: () => Promise<T>): Promise<T> => withLock(bucket, work),
  say: (line: string) => console.log(line),
});
export type RestoreTarget = ReturnType<typeof restoreTarget>;
