import { basename } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post';
import { MAX_FILE_BYTES, UPLOAD_SECONDS } from '@rombo/shared/upload';
import { clientDefaults } from '../aws.ts';
import { beforeDeadline, orDeadline } from '../deadline.ts';
import { env, requireEnv } from '../env.ts';

/** An emulator has no host name for each bucket. */
const client = new S3Client({
  ...clientDefaults,
  forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
});
const Bucket = requireEnv(env.bucket);

/**
 * Stored media never change under their key, which is ours: what a file was called by who sent it is kept nowhere. `filename`, in
 * ASCII, is what browsers save it as.
 */
const stored = (Key: string, contentType: string, filename = basename(Key)) => ({
  Key,
  ContentType: contentType,
  ContentDisposition: `inline; filename="${filename}"`,
  CacheControl: 'public, max-age=31536000, immutable',
});

/** The first `count` bytes of an object with its size and tag, and what an upload was called; nothing when there is no such object. */
export async function readStart(Key: string, count: number) {
  try {
    const object = await client.send(
      new GetObjectCommand({ Bucket, Key, Range: `bytes=0-${count - 1}` }),
      beforeDeadline(),
    );
    const bytes = await orDeadline(object.Body?.transformToByteArray() ?? Promise.resolve(new Uint8Array()));
    const name = nameOf(object.Metadata?.[NAME]);
    return { bytes, size: sizeOf(object.ContentRange) ?? bytes.length, etag: object.ETag ?? '', name };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

const sizeOf = (range: string | undefined): number | undefined => {
  const total = range?.split('/')[1];
  return total ? Number(total) : undefined;
};

/** The metadata of an upload that says what it was called, so that a refusal can name it. */
const NAME = 'name';

const nameOf = (encoded = ''): string => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
};

/** Stores bytes under a key. */
export async function store(Key: string, Body: Uint8Array, contentType: string, filename?: string): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket, Body, ...stored(Key, contentType, filename) }), beforeDeadline());
}

/** Changes the name that a stored file is saved as. */
export async function rename(Key: string, contentType: string, filename: string): Promise<void> {
  const source = { CopySource: `${Bucket}/${Key}`, MetadataDirective: 'REPLACE' } as const;
  await client.send(
    new CopyObjectCommand({ Bucket, ...source, ...stored(Key, contentType, filename) }),
    beforeDeadline(),
  );
}

/** Copies an object that still is the one with this tag; false when it is not, or is no more. */
export async function copy(
  from: string,
  etag: string,
  Key: string,
  contentType: string,
  filename?: string,
): Promise<boolean> {
  const command = new CopyObjectCommand({
    Bucket,
    CopySource: `${Bucket}/${from}`,
    CopySourceIfMatch: etag,
    MetadataDirective: 'REPLACE',
    ...stored(Key, contentType, filename),
  });
  try {
    await client.send(command, beforeDeadline());
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && gone.has(error.name)) return false;
    throw error;
  }
}

/** Copies a stored file; false when there is none. A `filename` is what the copy, a PDF, is saved as. */
export async function copyFile(from: string, Key: string, filename?: string): Promise<boolean> {
  const headers = filename && { MetadataDirective: 'REPLACE' as const, ...stored(Key, 'application/pdf', filename) };
  try {
    await client.send(
      new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key, ...headers }),
      beforeDeadline(),
    );
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && gone.has(error.name)) return false;
    throw error;
  }
}

const gone = new Set(['NoSuchKey', 'PreconditionFailed']);

/** Deletes objects; one that is not there is fine. */
export async function removeAll(keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true } }),
    beforeDeadline(),
  );
}

/** The objects under a prefix. */
export async function* listAll(Prefix: string): AsyncGenerator<{ key: string; size: number; storedAt: Date }> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key, LastModified, Size = 0 } of page.Contents ?? []) {
      if (Key && LastModified) yield { key: Key, size: Size, storedAt: LastModified };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** The keys under a prefix of the objects that are older than a moment. */
export async function* listOlder(prefix: string, moment: Date): AsyncGenerator<string> {
  for await (const { key, storedAt } of listAll(prefix)) if (storedAt < moment) yield key;
}

/** Characters of a file name kept in S3 metadata, which is limited to 2 kB: encoded, a character can take nine. */
const NAME_MAX = 100;

/**
 * An address and fields with which a browser may store one object: this key, this media type, 1 byte to 5 MiB, for 10 minutes. What the
 * file is called goes with it.
 */
export const presignPost = (Key: string, contentType: string, name: string): Promise<PresignedPost> =>
  createPresignedPost(client, {
    Bucket,
    Key,
    Expires: UPLOAD_SECONDS,
    Fields: {
      'Content-Type': contentType,
      [`x-amz-meta-${NAME}`]: encodeURIComponent(name.toWellFormed().slice(0, NAME_MAX).toWellFormed()),
    },
    Conditions: [
      ['content-length-range', 1, MAX_FILE_BYTES],
      ['eq', '$Content-Type', contentType],
    ],
  });
