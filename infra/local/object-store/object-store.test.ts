import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, startStubBucket } from '../../test/stub-bucket.ts';

const oddKeys = ['media/più & "altro" <1>.png', '../../etc/passwd', 'media/a b+c%20d.png', "()*!~'\n"];

test('an object put as bytes comes back with its headers and its tag', async () => {
  const { client } = await startStubBucket();
  const Metadata = { colour: 'red' };
  const put = await client.send(
    new PutObjectCommand({
      Bucket,
      Key: 'a',
      Body: 'hello',
      ContentType: 'text/plain',
      CacheControl: 'no-cache',
      Metadata,
    }),
  );
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a' }));
  expect(got).toMatchObject({ ContentType: 'text/plain', CacheControl: 'no-cache', ContentLength: 5, Metadata });
  expect(got.ETag).toBe('"5d41402abc4b2a76b9719d911017c592"');
  expect(put.ETag).toBe(got.ETag);
  expect(await got.Body?.transformToString()).toBe('hello');
});

test('a range is a part, and what is not there is NoSuchKey', async () => {
  const { client } = await startStubBucket();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: '0123456789' }));
  const part = await client.send(new GetObjectCommand({ Bucket, Key: 'a', Range: 'bytes=0-2' }));
  expect([part.ContentRange, await part.Body?.transformToString()]).toEqual(['bytes 0-2/10', '012']);
  const end = await client.send(new GetObjectCommand({ Bucket, Key: 'a', Range: 'bytes=-2' }));
  expect(await end.Body?.transformToString()).toBe('89');
  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'b' }))).rejects.toThrow(NoSuchKey);
});

test('a copy keeps the headers or replaces them, and only while the source has the tag that is named', async () => {
  const { client } = await startStubBucket();
  const { ETag } = await client.send(
    new PutObjectCommand({ Bucket, Key: 'a b', Body: 'x', ContentType: 'text/plain' }),
  );
  const CopySource = `${Bucket}/a%20b`;
  const type = async (Key: string) => (await client.send(new GetObjectCommand({ Bucket, Key }))).ContentType;

  await client.send(new CopyObjectCommand({ Bucket, CopySource, Key: 'kept', CopySourceIfMatch: ETag }));
  expect(await type('kept')).toBe('text/plain');
  const replaced = { MetadataDirective: 'REPLACE', ContentType: 'image/png' } as const;
  await client.send(new CopyObjectCommand({ Bucket, CopySource, Key: 'replaced', ...replaced }));
  expect(await type('replaced')).toBe('image/png');
  const stale = new CopyObjectCommand({ Bucket, CopySource, Key: 'stale', CopySourceIfMatch: '"other"' });
  await expect(client.send(stale)).rejects.toMatchObject({ name: 'PreconditionFailed' });
  const missing = new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/none`, Key: 'none' });
  await expect(client.send(missing)).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('deleting is fine with what is not there, one by one and many at once', async () => {
  const { client } = await startStubBucket();
  for (const Key of ['a', 'b', 'c&d']) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  const Objects = ['b', 'c&d', 'none'].map((Key) => ({ Key }));
  expect((await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))).Deleted).toHaveLength(3);
  const quiet = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
  expect((await client.send(quiet)).Deleted).toBeUndefined();
  expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
});

test('a list has the keys of a prefix, in order, page by page', async () => {
  const { client } = await startStubBucket();
  for (const Key of ['m/2', 'm/1', 'u/1', 'm/10', 'm/3'])
    await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  const keys: (string | undefined)[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'm/', MaxKeys: 3, ContinuationToken }));
    keys.push(...(page.Contents ?? []).map((object) => object.Key));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  expect(keys).toEqual(['m/1', 'm/10', 'm/2', 'm/3']);
});

test.each(oddKeys)('the key %j is a key like any other', async (Key) => {
  const { client } = await startStubBucket();
  await client.send(new PutObjectCommand({ Bucket, Key, Body: 'odd' }));
  const got = await client.send(new GetObjectCommand({ Bucket, Key }));
  expect(await got.Body?.transformToString()).toBe('odd');
});

test('another bucket and chunked encodings are refused', async () => {
  const { client } = await startStubBucket({ requestChecksumCalculation: 'WHEN_SUPPORTED' });
  const elsewhere = new GetObjectCommand({ Bucket: 'elsewhere', Key: 'a' });
  await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  const put = new PutObjectCommand({ Bucket, Key: 'a', Body: Readable.from(['x']), ContentLength: 1 });
  await expect(client.send(put)).rejects.toMatchObject({ name: 'NotImplemented' });
});
