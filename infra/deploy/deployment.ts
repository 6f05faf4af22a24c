import type { Release, Versions } from '@rombo/functions/files/releases';
import { shortCommit } from '@rombo/shared/contract/site';
import { RESERVE } from '../stacks/site-functions.ts';
import { assemblyOf, lossesOf, type Template } from './cdk.ts';
import { explain } from './command.ts';
import { type Outputs, requireOutput } from './outputs.ts';
import { describeRelease, keptReleases, lastReleases, type RestoreTarget, restoreRelease } from './restore-release.ts';
import { isAsset, type SiteFile } from './upload-site.ts';

type LastKey = (secret: string) => Promise<number>;

export interface Target extends RestoreTarget {
  cdk: (...args: string[]) => Promise<void>;
  templates: () => Promise<{ deployed: Template[]; next: Template[] }>;
  /** Creates missing keys. True if the signing key was missing. */
  ensureKeys: () => Promise<boolean>;
  /** Number of the last key in a secret of numbered keys. */
  lastKey: LastKey;
  /** Keys of assets that need no upload. */
  recentAssets: (bucket: string) => Promise<Set<string>>;
  upload: (bucket: string, files: SiteFile[]) => Promise<Versions>;
  readVersions: () => Promise<Versions>;
  /** Deletes the function versions that none of these names. Returns their number. */
  removeVersions: (kept: Versions[]) => Promise<number>;
  /** Times of the stacks' last updates. Changes as soon as an update starts. */
  lastUpdates: () => Promise<string>;
  /** True if a commit is an ancestor of another one. Undefined if git does not know both. */
  isOlder: (commit: string, than: string) => boolean | undefined;
  smokeTest: () => Promise<unknown>;
}

interface Deployment {
  name: string;
  /** The configuration as CDK arguments. */
  context: string[];
  /** Prefix of the vault's name, if a vault is configured. */
  vault: string | undefined;
  files: SiteFile[];
  release: Pick<Release, 'commit' | 'time'>;
  canReserve: boolean;
  allowRemoval: boolean;
  allowOlder: boolean;
  approval: string[];
}

/** Arguments that keep the origin key that the distribution sends. A site without one gets the last key: former ones are retired. */
async function originKeyContext({ OriginKeyNumber, OriginKeySecret }: Outputs, lastKey: LastKey): Promise<string[]> {
  const number = OriginKeyNumber ?? (OriginKeySecret && (await lastKey(OriginKeySecret)));
  return number ? ['-c', `originKeys=${number}`] : [];
}

/** Arguments that keep the deployed vault, or name a new one if there is none of this kind. */
export const vaultContext = (vault: string | undefined, { BackupVaultName }: Outputs, time: string) =>
  vault
    ? [
        '-c',
        `vaultName=${BackupVaultName?.startsWith(vault) ? BackupVaultName : vault + time.replace(/\D/g, '').slice(0, 14)}`,
      ]
    : [];

/** Arguments with the commit and time of the release, which the site shows. */
export const releaseContext = (commit?: string | null, releasedAt?: string) => [
  ...(commit ? ['-c', `commit=${commit}`] : []),
  ...(releasedAt ? ['-c', `releasedAt=${releasedAt}`] : []),
];

/** Arguments that keep the deployed origin key and release, for a command that makes no release. */
export const currentContext = async (outputs: Outputs, lastKey: LastKey) => [
  ...(await originKeyContext(outputs, lastKey)),
  ...releaseContext(outputs.Commit, outputs.ReleasedAt),
];

/**
 * Deploys a release in dependency order: assets, functions, pages, purge. A failure restores the former release, unless no stack was
 * updated yet. Returns the URL of the site.
 */
export async function deploySite(deployment: Deployment, target: Target): Promise<string> {
  const { SiteBucketName } = await target.outputs();
  // The first deployment has no bucket for a lock yet. CloudFormation prevents two of them: stack names are unique.
  const bucket = SiteBucketName ?? (await createData(deployment, target));
  return target.withLock(bucket, () => deployOver(deployment, target));
}

/**
 * Creates the data stack without protection, which the deployment after it adds: CDK could not delete a protected stack whose creation
 * failed, nor CloudFormation a protected table. Returns the bucket of the site.
 */
async function createData(deployment: Deployment, target: Target): Promise<string> {
  const { name, context, vault, release, approval } = deployment;
  const named = vaultContext(vault, {}, release.time);
  await target.cdk('deploy', `${name}-data`, ...context, ...named, '-c', 'throwaway=true', ...approval);
  return requireOutput(await target.outputs(), 'SiteBucketName');
}

/** Throws if a newer commit may be live, as when deployments are approved in another order than they were made. */
function refuseOlder(current: Release | undefined, commit: string | null, target: Target): void {
  if (!current?.commit || !commit) return;
  const isOlder = target.isOlder(commit, current.commit);
  if (isOlder === undefined)
    throw new Error(
      `git cannot tell whether ${shortCommit(commit)} is older than the live release, ${describeRelease(current)}. Run "git fetch", or repeat this with --allow-older.`,
    );
  if (isOlder)
    throw new Error(
      `The site is ${describeRelease(current)}, which is newer than ${shortCommit(commit)}. To go back, repeat this with --allow-older.`,
    );
}

async function deployOver(deployment: Deployment, target: Target): Promise<string> {
  const { name, context, files, approval } = deployment;
  const outputs = await target.outputs();
  const bucket = requireOutput(outputs, 'SiteBucketName');
  const { commit, time } = deployment.release;
  const { current } = lastReleases(await target.releases(bucket));
  if (!deployment.allowOlder) refuseOlder(current, commit, target);

  const assembly = assemblyOf(name);
  const kept = [...(await originKeyContext(outputs, target.lastKey)), ...vaultContext(deployment.vault, outputs, time)];
  await target.cdk('synth', '--quiet', '--output', assembly, ...context, ...kept, ...releaseContext(commit, time));
  const { deployed, next } = await target.templates();
  const losses = lossesOf(deployed, next);
  if (losses.length > 0 && !deployment.allowRemoval) {
    const list = losses.map((loss) => `  ${loss}`).join('\n');
    throw new Error(`This deployment would remove:\n${list}\nIf that is intended, repeat it with --allow-removal.`);
  }

  await target.cdk('deploy', '--app', assembly, `${name}-data`, ...approval);
  if (await target.ensureKeys()) {
    target.say('The site has its first signing key. Create the administrator afterwards: npm run admin -- create');
  }
  const assets = files.filter(isAsset);
  const release: Release = { ...deployment.release, assets: assets.map(({ key }) => key), live: false };
  const uploaded = await target.recentAssets(bucket);
  const missing = assets.filter(({ key }) => !uploaded.has(key));
  target.say(`Uploading ${missing.length} of ${assets.length} assets…`);
  await target.upload(bucket, missing);
  await target.writeRelease(bucket, release);
  const reserve = ['--parameters', `${name}-site:${RESERVE}=${deployment.canReserve ? 'yes' : 'no'}`];
  const before = await target.lastUpdates();
  let isChanged = async () => (await target.lastUpdates()) !== before;
  try {
    // `--no-previous-parameters` resets the function versions that a rollback sets as parameters.
    await target.cdk('deploy', '--app', assembly, '--all', '--no-previous-parameters', ...reserve, ...approval);
    isChanged = async () => true;
    const url = await publishPages(release, files, bucket, target);
    await removeOldVersions(bucket, time, target);
    return url;
  } catch (error) {
    if (!current) throw error;
    throw await putBack(current, error, { bucket, isChanged }, target);
  }
}

/** Uploads pages, purges the edge cache and runs the smoke test. Returns the URL of the site. */
async function publishPages(release: Release, files: SiteFile[], bucket: string, target: Target): Promise<string> {
  target.say('Uploading pages…');
  const others = files.filter((file) => !isAsset(file));
  const stored = await target.upload(bucket, others);
  const versions = await target.readVersions();
  await target.writeRelease(bucket, { ...release, versions, files: stored, live: true });
  const outputs = await target.outputs();
  await target.purge(requireOutput(outputs, 'DistributionId'));
  await target.smokeTest();
  return requireOutput(outputs, 'SiteUrl');
}

/** Removes function versions that no kept release names. A failure only warns: the release is live, and the next one removes them. */
async function removeOldVersions(bucket: string, time: string, target: Target): Promise<void> {
  try {
    const kept = keptReleases(await target.releases(bucket), Date.parse(time));
    const count = await target.removeVersions(kept.flatMap(({ versions }) => (versions ? [versions] : [])));
    target.say(`Removed ${count} former versions of functions.`);
  } catch (error) {
    target.say(`Warning: former versions of functions stay: ${explain(error)}`);
  }
}

/** Restores the former release if the failed one changed anything. Returns the error to throw, with the outcome. */
async function putBack(
  former: Release,
  failure: unknown,
  { bucket, isChanged }: { bucket: string; isChanged: () => Promise<boolean> },
  target: Target,
): Promise<Error> {
  const reason = explain(failure);
  target.say(`The release failed: ${reason}`);
  try {
    if (!(await isChanged())) {
      // Newer than the record of the failed release, which would count as interrupted.
      const restores = former.restores ?? former.time;
      await target.writeRelease(bucket, { ...former, restores, time: new Date().toISOString() });
      return new Error(`${reason}\nNothing was changed: the site is still ${describeRelease(former)}.`, {
        cause: failure,
      });
    }
    await restoreRelease(former, new Date(), target);
  } catch (error) {
    return new Error(`${reason}\nThe former release could not be put back: ${explain(error)}`, { cause: failure });
  }
  return new Error(`${reason}\nThe site is ${describeRelease(former)} again.`, { cause: failure });
}
