import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Bucket, siteOrigin, startStubBucket } from '../../test/stub-bucket.ts';

const Key = 'uploads/product-image/a.png';

/** Presigns a PNG upload of 3 to 10 bytes and sends it with changed fields. `undefined` omits a field. */
async function upload(changes: Record<string, string | undefined> = {}, wait = () => {}) {
  const bucket = await startStubBucket();
  const { url, fields } = await createPresignedPost(bucket.client, {
    Bucket,
    Key,
    Expires: 60,
    Fields: { 'Content-Type': 'image/png' },
    Conditions: [['content-length-range', 3, 10]],
  });
  wait();
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes }))
    if (value !== undefined) form.append(name, value);
  form.append('file', new Blob(['12345']), 'a.png');
  const response = await fetch(url, { method: 'POST', body: form, headers: { origin: siteOrigin } });
  const xml = await response.text();
  const [, code] = /<Code>(\w+)<\/Code>/.exec(xml) ?? [];
  return { ...bucket, status: response.status, headers: response.headers, xml, code };
}

test('a file that satisfies the policy is stored with the type in the form, and the page may read the response', async () => {
  const { status, headers, open } = await upload();
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, siteOrigin]);
  const object = await open(Key);
  await object?.close();
  expect(object?.info).toMatchObject({ size: 5, headers: { 'content-type': 'image/png' } });
});

test.each<[string, Record<string, string | undefined>, string]>([
  ['another signature', { 'X-Amz-Signature': 'ab'.repeat(32) }, 'SignatureDoesNotMatch'],
  ['another account', { 'X-Amz-Credential': 'other/20250101/eu-south-1/s3/aws4_request' }, 'InvalidAccessKeyId'],
  [
    'another policy',
    { Policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64') },
    'SignatureDoesNotMatch',
  ],
  ['no policy', { Policy: undefined }, 'AccessDenied'],
  ['another key', { key: 'media/products/a.png' }, 'AccessDenied'],
  ['another type', { 'Content-Type': 'text/html' }, 'AccessDenied'],
  ['a field that the policy does not name', { 'Cache-Control': 'no-store' }, 'AccessDenied'],
])('%s is refused with 403', async (_, changes, expected) => {
  const { status, code, open } = await upload(changes);
  expect([status, code]).toEqual([403, expected]);
  expect(await open(changes.key ?? Key)).toBeUndefined();
});

test('the credential of a form authorizes nothing but that form', async () => {
  const { client, origin, open } = await startStubBucket();
  const { fields } = await createPresignedPost(client, { Bucket, Key });
  const authorization = `AWS4-HMAC-SHA256 Credential=${fields['X-Amz-Credential']}, SignedHeaders=host, Signature=${fields['X-Amz-Signature']}`;
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await fetch(`${origin}/${Bucket}/${Key}`, { method, headers: { authorization } })).status).toBe(403);
  expect(await open(Key)).toBeUndefined();
});

test('an expired form is refused', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 61_000);
  onTestFinished(() => clock.mockRestore());
  const { status, xml } = await upload({}, () => void clock.mockReturnValue(now));
  expect([status, xml]).toEqual([403, expect.stringContaining('Policy expired')]);
});

test('a form without a file and a truncated form are refused', async () => {
  const { origin } = await startStubBucket();
  const form = new FormData();
  form.append('key', Key);
  const response = await fetch(`${origin}/${Bucket}`, { method: 'POST', body: form });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('InvalidArgument')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const broken = await fetch(`${origin}/${Bucket}`, {
    method: 'POST',
    headers,
    body: '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nx',
  });
  expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining('MalformedPOSTRequest')]);
});
