import type { Release, Versions } from '@rombo/functions/files/releases';
import { RESERVE } from '../stacks/site-functions.ts';
import type { Template } from './cdk.ts';
import { lossesOf } from './cdk.ts';
import { type Outputs, requireOutput } from './outputs.ts';
import { describeRelease, lastReleases, type RestoreTarget, restoreRelease } from './restore-release.ts';
import { isAsset, type SiteFile } from './upload-site.ts';

/** The account that a deployment changes. */
export interface Target extends RestoreTarget {
  cdk: (...args: string[]) => Promise<void>;
  templates: () => Promise<{ deployed: Template[]; next: Template[] }>;
  /** Makes the keys that are absent; true if there was none that signs sessions. */
  ensureKeys: () => Promise<boolean>;
  /** Keys of assets that need no upload. */
  recentAssets: (bucket: string) => Promise<Set<string>>;
  upload: (bucket: string, files: SiteFile[]) => Promise<Versions>;
  /** The live version of each function. */
  readVersions: () => Promise<Versions>;
  /** The time of each stack's last update: another value when an update began. */
  lastUpdates: () => Promise<string>;
  smokeTest: () => Promise<unknown>;
}

interface Deployment {
  name: string;
  /** The configuration as arguments of CDK. */
  context: string[];
  files: SiteFile[];
  release: Pick<Release, 'commit' | 'time'>;
  /** True if the account lets a site reserve concurrency. */
  canReserve: boolean;
  allowRemoval: boolean;
  /** CDK's options for approval. */
  approval: string[];
  /** Folder that the templates are written to and deployed from. */
  assembly: string;
}

/** Arguments that name the key which the distribution shows the API, so that a deployment keeps it. */
const originKeyContext = ({ OriginKeyNumber = '1' }: Outputs) => ['-c', `originKeys=${OriginKeyNumber}`];

/** Arguments by which a site says what its release is. */
export const releaseContext = (commit?: string | null, releasedAt?: string) => [
  ...(commit ? ['-c', `commit=${commit}`] : []),
  ...(releasedAt ? ['-c', `releasedAt=${releasedAt}`] : []),
];

/** Arguments for everything that is deployed and stands in no file: a command that makes no release keeps it. */
export const currentContext = (outputs: Outputs) => [
  ...originKeyContext(outputs),
  ...releaseContext(outputs.Commit, outputs.ReleasedAt),
];

/**
 * Deploys a release in the order in which nothing names what is not there: assets, functions, pages, purge. A failure puts the former
 * release back, unless it came before any stack was updated. Returns the address of the site.
 */
export async function deploySite(deployment: Deployment, target: Target): Promise<string> {
  const outputs = await target.outputs();
  const { SiteBucketName } = outputs;
  const run = () => deployOver(outputs, deployment, target);
  // The first deployment has no bucket yet; CloudFormation makes its stacks once.
  return SiteBucketName ? target.withLock(SiteBucketName, run) : run();
}

async function deployOver(former: Outputs, deployment: Deployment, target: Target): Promise<string> {
  const { name, context, files, approval, assembly } = deployment;
  const originKey = originKeyContext(former);
  const { commit, time } = deployment.release;
  await target.cdk('synth', '--quiet', '--output', assembly, ...context, ...originKey, ...releaseContext(commit, time));
  const { deployed, next } = await target.templates();
  const losses = lossesOf(deployed, next);
  if (losses.length > 0 && !deployment.allowRemoval) {
    const list = losses.map((loss) => `  ${loss}`).join('\n');
    throw new Error(`This deployment would remove:\n${list}\nIf that is intended, repeat it with --allow-removal.`);
  }

  await target.cdk('deploy', '--app', assembly, `${name}-data`, ...approval);
  const data = await target.outputs();
  const bucket = requireOutput(data, 'SiteBucketName');
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
  const { current } = lastReleases(await target.releases(bucket));
  const before = await target.lastUpdates();
  let isChanged = async () => (await target.lastUpdates()) !== before;
  try {
    // Without former parameters: a rollback set the versions of functions by them.
    await target.cdk('deploy', '--app', assembly, '--all', '--no-previous-parameters', ...reserve, ...approval);
    isChanged = async () => true;
    return await publishPages(release, files, bucket, target);
  } catch (error) {
    if (!current) throw error;
    throw await putBack(current, error, isChanged, target);
  }
}

/** Uploads and purges the pages of a release whose functions are deployed, then tries the site. Returns its address. */
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

/** Puts the former release back after a failure that changed something, and returns the error with what became of it. */
async function putBack(
  former: Release,
  failure: unknown,
  isChanged: () => Promise<boolean>,
  target: Target,
): Promise<Error> {
  const reason = failure instanceof Error ? failure.message : String(failure);
  target.say(`The release failed: ${reason}`);
  try {
    if (!(await isChanged()))
      return new Error(`${reason}\nNothing was changed: the site is still ${describeRelease(former)}.`, {
        cause: failure,
      });
    await restoreRelease(former, new Date(), target);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return new Error(`${reason}\nThe former release could not be put back: ${why}`, { cause: failure });
  }
  return new Error(`${reason}\nThe site is ${describeRelease(former)} again.`, { cause: failure });
}
