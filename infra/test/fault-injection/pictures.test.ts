import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture } from '../../../functions/test/forms.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';

let site: FaultySite;
let s3: S3Client;
beforeAll(async () => {
  site = await startFaultySite();
  s3 = new S3Client({ forcePathStyle: true, endpoint: site.store.endpoint });
});
afterAll(() => site.stop());

it('a picture that cannot be made is a 503 that nobody keeps, and is made once it can be', async () => {
  const Key = `media/products/${randomUUID()}/${randomUUID()}.jpg`;
  const keep = (Body: Uint8Array) => s3.send(new PutObjectCommand({ Bucket: site.store.bucket, Key, Body }));
  const load = () => fetch(`${site.origin}/${Key}?w=320`);
  const whole = await picture('jpeg', 400, 300);
  await keep(whole.subarray(0, whole.length / 2));
  const { status, headers } = await load();
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
  await keep(whole);
  expect((await load()).status).toBe(200);
  expect((await site.stores.objects('media/')).filter((key) => key.startsWith(Key))).toHaveLength(2);
});

it('a picture that is not there is a 404', async () => {
  const Key = `media/products/${randomUUID()}/${randomUUID()}.jpg`;
  await s3.send(new DeleteObjectCommand({ Bucket: site.store.bucket, Key }));
  expect((await fetch(`${site.origin}/${Key}?w=320`)).status).toBe(404);
});
