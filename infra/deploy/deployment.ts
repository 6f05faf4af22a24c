import type { Release } from '@rombo/functions/files/releases';
import { pagePaths } from '@rombo/functions/purge-paths';
import type { Template } from './losses.ts';
import { lossesOf } from './losses.ts';
import { need, type Outputs } from './outputs.ts';
import { isAsset, type SiteFile } from './site-files.ts';

/** The account that a deployment changes. */
export interface Target {
  cdk: (...args: string[]) => Promise<void>;
  outputs: () => Promise<Outputs>;
  templates: () => Promise<{ deployed: Template[]; next: Template[] }>;
  ensureSigningKey: (secret: string) => Promise<boolean>;
  upload: (bucket: string, files: SiteFile[]) => Promise<void>;
  writeRelease: (bucket: string, release: Release) => Promise<void>;
  purge: (distribution: string, paths: string[]) => Promise<void>;
  smokeTest: () => Promise<unknown>;
  say: (line: string) => void;
}

interface Deployment {
  name: string;
  /** The configuration as arguments of CDK. */
  context: string[];
  files: SiteFile[];
  release: Pick<Release, 'commit' | 'time'>;
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
export const presentContext = (outputs: Outputs) => [
  ...originKeyContext(outputs),
  ...releaseContext(outputs.Commit, outputs.ReleasedAt),
];

/**
 * Deploys a release in the order in which nothing names what is not there: assets, functions, pages, purge. What fails in between leaves
 * the former release whole. Returns the address of the site.
 */
export async function deploySite(deployment: Deployment, target: Target): Promise<string> {
  const { name, context, files, approval, assembly } = deployment;
  const originKey = originKeyContext(await target.outputs());
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
  const bucket = need(data, 'SiteBucketName');
  if (await target.ensureSigningKey(need(data, 'SigningKeysSecret'))) {
    target.say('The site has its first signing key. Create the administrator afterwards: npm run admin -- create');
  }
  const assets = files.filter(isAsset);
  const release: Release = { ...deployment.release, assets: assets.map(({ key }) => key), live: false };
  target.say(`Uploading ${assets.length} assets…`);
  await target.upload(bucket, assets);
  await target.writeRelease(bucket, release);
  await target.cdk('deploy', '--app', assembly, '--all', ...approval);

  target.say('Uploading pages…');
  const others = files.filter((file) => !isAsset(file));
  await target.upload(bucket, others);
  await target.writeRelease(bucket, { ...release, live: true });
  const outputs = await target.outputs();
  // Pictures and assets change their address with their content, and stay.
  const changed = others.filter(({ headers }) => headers['cache-control'] !== 'no-store').map(({ key }) => `/${key}`);
  await target.purge(need(outputs, 'DistributionId'), [...pagePaths, ...changed]);
  const url = need(outputs, 'SiteUrl');
  await target.smokeTest();
  return url;
}
