import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test, vi } from 'vitest';
import { Bucket, startStubBucket } from '../../test/stub-bucket.ts';

const Key = 'price-lists/a b.pdf';

async function presign() {
  const bucket = await startStubBucket();
  await bucket.client.send(new PutObjectCommand({ Bucket, Key, Body: 'bytes' }));
  await bucket.client.send(new PutObjectCommand({ Bucket, Key: 'other', Body: 'other' }));
  return getSignedUrl(bucket.client, new GetObjectCommand({ Bucket, Key }), { expiresIn: 60 });
}

test('a presigned URL opens its object', async () => {
  const response = await fetch(await presign());
  expect([response.status, await response.text()]).toEqual([200, 'bytes']);
});

test.each<[string, (url: string) => string, RequestInit?]>([
  ['another signature', (url) => url.replace(/(X-Amz-Signature=)\w+/, `$1${'ab'.repeat(32)}`)],
  ['no signature', (url) => url.replace(/&X-Amz-Signature=\w+/, '')],
  ['another object', (url) => url.replace('price-lists/a%20b.pdf', 'other')],
  ['a longer time', (url) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
  ['another method', (url) => url, { method: 'DELETE' }],
])('%s is refused', async (_, change, init) => {
  const url = await presign();
  expect((await fetch(change(url), init)).status).toBe(403);
});

test('an expired URL is refused', async () => {
  const url = await presign();
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  const { status } = await fetch(url);
  vi.useRealTimers();
  expect(status).toBe(403);
});
