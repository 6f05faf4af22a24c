import { validateHeaderValue } from 'node:http';
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import * as v from 'valibot';

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

/** Key prefixes of the files that items refer to, including items in the trash. */
export const filePrefixes = ['media/', 'trash/'];

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

/**
 * Yields every file that items refer to, one after the other, because each is held in memory. Lists twice: the second list has what was
 * added during the first, or moved between the folders.
 */
export async function* readFiles(client: S3Client, Bucket: string): AsyncGenerator<StoredFile> {
  const read = new Set<string>();
  for (const Prefix of [...filePrefixes, ...filePrefixes]) {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      for (const { Key = '' } of Contents) {
        const file = read.has(Key) ? undefined : await readFile(client, Bucket, Key);
        if (!file) continue;
        read.add(Key);
        yield file;
      }
    }
  }
}
