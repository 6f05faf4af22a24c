import { readFile } from 'node:fs/promises';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { CopyObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type Release, releaseKey, type Versions } from '@rombo/functions/files/releases';
import type { SiteFile } from './site-files.ts';

/** Puts files into the site's bucket one by one, in their order. What is there already and is no longer needed stays, for open tabs. Returns their versions. */
export async function uploadSite(Bucket: string, files: SiteFile[], client = new S3Client()): Promise<Versions> {
  const versions: Versions = {};
  for (const { key, path, headers, metadata } of files) {
    const { VersionId } = await client.send(
      new PutObjectCommand({
        Bucket,
        Key: key,
        Body: await readFile(path),
        ContentType: headers['content-type'],
        CacheControl: headers['cache-control'],
        ...(metadata && { Metadata: metadata }),
      }),
    );
    if (VersionId) versions[key] = VersionId;
  }
  return versions;
}

/** Puts former versions of files back under their keys, with their headers. Returns their new versions. */
export async function restoreFiles(Bucket: string, files: Versions, client = new S3Client()): Promise<Versions> {
  const versions: Versions = {};
  for (const [Key, version] of Object.entries(files)) {
    const CopySource = `${Bucket}/${Key}?versionId=${version}`;
    const { VersionId } = await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
    if (VersionId) versions[Key] = VersionId;
  }
  return versions;
}

/** Stores the record of a release. */
export async function writeRelease(Bucket: string, release: Release, client = new S3Client()): Promise<void> {
  const Body = JSON.stringify(release);
  await client.send(new PutObjectCommand({ Bucket, Key: releaseKey(release), Body, ContentType: 'application/json' }));
}

/** Purges these paths at the edge. */
export async function purge(DistributionId: string, Items: string[], client = new CloudFrontClient()): Promise<void> {
  const Paths = { Quantity: Items.length, Items };
  const InvalidationBatch = { CallerReference: `deployment-${Date.now()}`, Paths };
  await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
}
