import { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, startStubBucket } from '../../test/stub-bucket.ts';

const oddKeys = ['media/più & "altro" <1>.png', '../../etc/passwd', 'media/a b+c%20d.png', "()*!~'\n"];

test('a range returns a part, and a missing object is NoSuchKey', async () => {
  const { client } = await startStubBucket();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: '0123456789' }));
  const part = await client.send(new GetObjectCommand({ Bucket, Key: 'a', Range: 'bytes=0-2' }));
  expect([part.ContentRange, await part.Body?.transformToString()]).toEqual(['bytes 0-2/10', '012']);
  const end = await client.send(new GetObjectCommand({ Bucket, Key: 'a', Range: 'bytes=-2' }));
  expect(await end.Body?.transformToString()).toBe('89');
  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'b' }))).rejects.toThrow(NoSuchKey);
});

test('a list returns the keys of a prefix in order, page by page', async () => {
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

test.each(oddKeys)('the key %j works', async (Key) => {
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
