import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { RELEASES } from '@rombo/functions/files/releases';
import { type Target, vaultContext } from './deployment.ts';

/** Deletes all versions of a bucket's objects with a prefix. CloudFormation deletes only empty buckets. Throws if a deletion is refused. */
export async function emptyBucket(Bucket: string, Prefix = '', client = new S3Client()): Promise<void> {
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix }));
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
    if (Objects.length === 0) return;
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    const [refused] = Errors;
    if (refused) throw new Error(`${Bucket} cannot be emptied: ${refused.Key}: ${refused.Message ?? refused.Code}`);
  }
}

interface RemovalTarget extends Pick<Target, 'cdk' | 'outputs' | 'withLock'> {
  ask: (question: string) => Promise<string>;
  empty: (bucket: string, prefix?: string) => Promise<void>;
  removeKeys: () => Promise<void>;
}

interface Removal {
  name: string;
  /** Account and region. */
  place: string;
  context: string[];
  /** Prefix of the vault's name, if a vault is configured. */
  vault?: string | undefined;
  withData: boolean;
}

const DATA_WARNING = 'Products, slides, messages, files and backups are deleted for ever.';

/** Removes a site after its name is typed, and its data if `withData`. Returns the text to print. */
export async function removeSite(removal: Removal, target: RemovalTarget): Promise<string> {
  const { name, place, withData } = removal;
  const stays = withData ? DATA_WARNING : `The data stays in the stack ${name}-data.`;
  const answer = await target.ask(`The site ${name} of ${place} goes offline. ${stays} Type ${name} to go on: `);
  if (answer.trim() !== name) throw new Error('Nothing was removed.');

  const { SiteBucketName } = await target.outputs();
  const run = () => removeStacks(removal, stays, target);
  return SiteBucketName ? target.withLock(SiteBucketName, run) : run();
}

async function removeStacks({ name, context, vault, withData }: Removal, stays: string, target: RemovalTarget) {
  // A removal needs no addresses and no password.
  const removal = [...context, '-c', 'removal=true'];
  const stacks = ['edge', 'operations', 'site', 'global', 'api'].map((part) => `${name}-${part}`);
  await target.cdk('destroy', ...stacks, ...removal, '--force');
  const remains = "The certificate of a domain and the account's role for API logs stay.";
  const outputs = await target.outputs();
  const { SiteBucketName, BucketName } = outputs;
  // A rollback must not restore versions of functions that are deleted.
  if (SiteBucketName) await target.empty(SiteBucketName, RELEASES);
  if (!withData) return `${stays} "npm run deploy" finds it there. ${remains}`;

  for (const bucket of [SiteBucketName, BucketName]) if (bucket) await target.empty(bucket);
  // This deployment removes the deletion protection.
  const throwaway = [...removal, ...vaultContext(vault, outputs, new Date().toISOString()), '-c', 'throwaway=true'];
  await target.cdk('deploy', `${name}-data`, ...throwaway, '--require-approval', 'never');
  await target.cdk('destroy', `${name}-data`, ...throwaway, '--force');
  await target.removeKeys();
  return `Everything of ${name} is deleted. ${remains}`;
}
