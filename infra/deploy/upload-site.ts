import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { CopyObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { ASSET_AGE_MS, type Release, releaseKey, type Versions } from '@rombo/functions/files/releases';
import { EVERYTHING, purge } from '@rombo/functions/purge';
import { ITEM_FALLBACK } from '@rombo/shared/contract/pages';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { itemAddresses, pageAddresses } from '../stacks/edge/edge-constants.ts';
import { fallbackStatus, fileHeaders } from '../stacks/edge/file-headers.ts';
import { requireLock } from './lock.ts';

/** An object of the site's bucket: the file with its content, its headers and metadata. */
export interface SiteFile {
  key: string;
  path: string;
  headers: ReturnType<typeof fileHeaders>;
  metadata?: Record<string, string>;
}

/** Pages without a public URL: not found, and the fallbacks of products and news items. */
const fallbackPages = [
  ...languageCodes.map((language) => localized(language, '/404')),
  ...itemAddresses.map((address) => address.replace('{slug}', ITEM_FALLBACK)),
];

/**
 * Files in upload order: assets, other files, and last the pages that refer to them. Each page is the shell under its own key. Fallback
 * pages carry their status as metadata, which the edge sets.
 */
export function siteFiles(webDist: string, openapi: string): SiteFile[] {
  const shell = join(webDist, 'index.html');
  const page = (key: string): SiteFile => {
    const status = fallbackStatus(`/${key}`);
    return { key, path: shell, headers: fileHeaders('index.html'), ...(status && { metadata: { status } }) };
  };
  const names = readdirSync(webDist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(webDist.length + 1))
    // The distribution compresses on its own.
    .filter((name) => !/\.(br|gz|html)$/.test(name));
  const files = names.map((key) => ({ key, path: join(webDist, key), headers: fileHeaders(key) }));
  return [
    ...files.filter(isAsset),
    ...files.filter((file) => !isAsset(file)),
    { key: 'api/openapi.json', path: openapi, headers: fileHeaders('openapi.json') },
    ...fallbackPages.map((address) => page(address.slice(1))),
    ...pageAddresses().map((address) => page(address.slice(1) || 'index')),
  ];
}

/** Key prefix of files with a hash in their name. */
const ASSETS = 'assets/';

export const isAsset = ({ key }: SiteFile): boolean => key.startsWith(ASSETS);

/** Uploads files one by one, in their order, and returns their versions. Old files stay in the bucket, for open tabs. */
export async function uploadSite(Bucket: string, files: SiteFile[], client = new S3Client()): Promise<Versions> {
  requireLock();
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

/** Margin for the daily sweep, which deletes assets that are older than `ASSET_AGE_MS` and in no kept release. */
const SWEEP_MARGIN_MS = 24 * 60 * 60 * 1000;

/** Keys of assets that were uploaded recently enough to survive the next sweep. Names contain a content hash, so no upload is needed. */
export async function recentAssets(Bucket: string, client = new S3Client()): Promise<Set<string>> {
  const since = Date.now() - ASSET_AGE_MS + SWEEP_MARGIN_MS;
  const keys = new Set<string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: ASSETS })) {
    for (const { Key, LastModified } of Contents) if (Key && LastModified && +LastModified > since) keys.add(Key);
  }
  return keys;
}

/** Restores former versions of files with their headers. Returns the new versions. */
export async function restoreFiles(Bucket: string, files: Versions, client = new S3Client()): Promise<Versions> {
  requireLock();
  const versions: Versions = {};
  for (const [Key, version] of Object.entries(files)) {
    const CopySource = `${Bucket}/${Key}?versionId=${version}`;
    const { VersionId } = await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
    if (VersionId) versions[Key] = VersionId;
  }
  return versions;
}

export async function writeRelease(Bucket: string, release: Release, client = new S3Client()): Promise<void> {
  requireLock();
  const Body = JSON.stringify(release);
  await client.send(new PutObjectCommand({ Bucket, Key: releaseKey(release), Body, ContentType: 'application/json' }));
}

/** Attempts to poll a purge: 15 minutes, the longest that CloudFront takes. */
const TRIES = 90;

export const purgeSite = (distribution: string): Promise<void> =>
  purge(new CloudFrontClient(), {
    distribution,
    reference: `deployment-${Date.now()}`,
    paths: [EVERYTHING],
    tries: TRIES,
  });
