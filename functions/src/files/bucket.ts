import { basename } from 'node:path';
import {
  CopyObjectCommand,
  type CopyObjectCommandInput,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { MAX_FILE_BYTES, UPLOAD_SECONDS } from '@rombo/shared/contract/upload';
import { clientDefaults } from '../aws.ts';
import { env, requireEnv } from '../env.ts';
import { REQUEST_TIMEOUT_MS } from '../time-limits.ts';

/** Metadata key of an upload's original name, for refusals. */
const NAME = 'name';

/** Maximum characters of a name in S3 metadata, which is limited to 2 kB: a character can take nine bytes when encoded. */
const NAME_MAX = 100;

const nameHeader = (name: string): Record<string, string> => ({
  [`x-amz-meta-${NAME}`]: encodeURIComponent(name.toWellFormed().slice(0, NAME_MAX).toWellFormed()),
});

function nameIn(metadata: Record<string, string> = {}): string {
  try {
    return decodeURIComponent(metadata[NAME] ?? '');
  } catch {
    return '';
  }
}

/** Emulators have no host name per bucket. */
const client = new S3Client({
  ...clientDefaults,
  forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
});
const Bucket = requireEnv(env.bucket);

/** Properties of stored media, which are immutable under their key. `filename`, in ASCII, is the download name. */
const objectProperties = (Key: string, contentType: string, filename = basename(Key)) => ({
  Key,
  ContentType: contentType,
  ContentDisposition: `inline; filename="${filename}"`,
  CacheControl: 'public, max-age=31536000, immutable',
});

/** Reads `count` bytes of an object, by default the first ones, and its size, ETag, expiry and original name. Returns undefined if it does not exist. */
export async function readHead(Key: string, count: number, from = 0) {
  try {
    const object = await client.send(new GetObjectCommand({ Bucket, Key, Range: `bytes=${from}-${from + count - 1}` }));
    const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    const size = sizeOf(object.ContentRange) ?? bytes.length;
    const expiresAt = Date.parse(object.ExpiresString ?? '');
    return { bytes, size, etag: object.ETag ?? '', name: nameIn(object.Metadata), expiresAt };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

const sizeOf = (range: string | undefined): number | undefined => {
  const total = range?.split('/')[1];
  return total ? Number(total) : undefined;
};

/** Slowest upload to the bucket that is waited for. */
const BYTES_PER_MS = 10_000;

async function put(Body: Uint8Array, properties: Omit<PutObjectCommandInput, 'Bucket' | 'Body'>): Promise<void> {
  // A zip of 50 MB takes longer than other calls.
  const requestTimeout = REQUEST_TIMEOUT_MS + Body.length / BYTES_PER_MS;
  await client.send(new PutObjectCommand({ Bucket, Body, ...properties }), { requestTimeout });
}

export const store = (Key: string, Body: Uint8Array, contentType: string, filename?: string): Promise<void> =>
  put(Body, objectProperties(Key, contentType, filename));

/** Stores a PDF that is only shown at presigned URLs, until it expires. */
export const storeUntil = (Key: string, Body: Uint8Array, filename: string, Expires: Date): Promise<void> =>
  put(Body, { ...objectProperties(Key, 'application/pdf', filename), CacheControl: 'no-store', Expires });

const missingErrors = new Set(['NoSuchKey', 'PreconditionFailed']);

async function tryToCopy(from: string, to: Omit<CopyObjectCommandInput, 'Bucket' | 'CopySource'>): Promise<boolean> {
  try {
    await client.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, ...to }));
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && missingErrors.has(error.name)) return false;
    throw error;
  }
}

export const copy = (from: string, etag: string, key: string, contentType: string, filename?: string) =>
  tryToCopy(from, {
    CopySourceIfMatch: etag,
    MetadataDirective: 'REPLACE',
    ...objectProperties(key, contentType, filename),
  });

/** Copies a stored file. Returns false if it is missing. With `filename`, the copy is a PDF with this download name. */
export const copyFile = (from: string, Key: string, filename?: string): Promise<boolean> =>
  tryToCopy(from, {
    Key,
    ...(filename && { MetadataDirective: 'REPLACE', ...objectProperties(Key, 'application/pdf', filename) }),
  });

/** Deletes objects. Throws if S3, which answers with 200 then too, could not delete one. */
export async function removeAll(keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
  const { Errors: [failed] = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }));
  if (failed) throw new Error(`${failed.Key} cannot be deleted: ${failed.Code}`);
}

export async function* listAll(Prefix: string): AsyncGenerator<{ key: string; size: number; storedAt: Date }> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key, LastModified, Size = 0 } of Contents) {
      if (Key && LastModified) yield { key: Key, size: Size, storedAt: LastModified };
    }
  }
}

export async function* listOlder(prefix: string, moment: Date): AsyncGenerator<string> {
  for await (const { key, storedAt } of listAll(prefix)) if (storedAt < moment) yield key;
}

/** Returns a presigned POST for one object: this key and media type, 1 byte to `maxBytes`, for 10 minutes. */
export const presignPost = (
  Key: string,
  contentType: string,
  name: string,
  maxBytes = MAX_FILE_BYTES,
): Promise<PresignedPost> =>
  createPresignedPost(client, {
    Bucket,
    Key,
    Expires: UPLOAD_SECONDS,
    Fields: { 'Content-Type': contentType, ...nameHeader(name) },
    Conditions: [
      ['content-length-range', 1, maxBytes],
      ['eq', '$Content-Type', contentType],
    ],
  });

/** Returns a URL at which anybody can fetch an object for some seconds, at most as long as the function's credentials live. */
export const presignGet = (Key: string, expiresIn: number): Promise<string> =>
  getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn });
