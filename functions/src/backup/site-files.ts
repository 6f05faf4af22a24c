import { validateHeaderValue } from 'node:http';
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import * as v from 'valibot';
import { batchesOf } from '../batches.ts';
import { isOriginal, mediaPrefixes } from '../files/media-keys.ts';

export const succeeds = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

const HeaderValue = v.pipe(
  v.string(),
  v.check((value) => succeeds(() => validateHeaderValue('x', value)), 'cannot be sent as a header'),
);
const MetadataName = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is no name of metadata'));

/** Headers and metadata of a stored object, named as in the S3 API. */
export const StoredHeaders = v.strictObject({
  ContentType: v.optional(HeaderValue),
  ContentDisposition: v.optional(HeaderValue),
  CacheControl: v.optional(HeaderValue),
  Metadata: v.optional(v.record(MetadataName, HeaderValue)),
});

export interface StoredFile {
  key: string;
  bytes: Uint8Array;
  headers: v.InferOutput<typeof StoredHeaders>;
}

/** Reads a stored file. Returns undefined if it was deleted since it was listed: an archive takes minutes, in which somebody may edit. */
async function readFile(client: S3Client, Bucket: string, key: string): Promise<StoredFile | undefined> {
  try {
    const object = await client.send(new GetObjectCommand({ Bucket, Key: key }));
    const { Body, ContentType, ContentDisposition, CacheControl, Metadata } = object;
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    const headers = { ContentType, ContentDisposition, CacheControl, Metadata };
    return { key, bytes, headers: v.parse(StoredHeaders, JSON.parse(JSON.stringify(headers))) };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Number of files that are read at a time. They are held in memory. */
const BATCH_SIZE = 8;

/**
 * Yields every file that items refer to, without variants of pictures, which are made again on demand. Lists twice: the second list has what
 * was added during the first, or moved between the folders.
 */
export async function* readFiles(client: S3Client, Bucket: string): AsyncGenerator<StoredFile> {
  const read = new Set<string>();
  for (const Prefix of [...mediaPrefixes, ...mediaPrefixes]) {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      const unread = Contents.map(({ Key = '' }) => Key).filter((key) => isOriginal(key) && !read.has(key));
      for (const batch of batchesOf(unread, BATCH_SIZE)) {
        for (const file of await Promise.all(batch.map((key) => readFile(client, Bucket, key)))) {
          if (!file) continue;
          read.add(file.key);
          yield file;
        }
      }
    }
  }
}
