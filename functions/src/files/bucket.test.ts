import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubService } from '../../test/stub-aws.ts';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}
const requests: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const answers: Answer[] = [];

vi.stubEnv('BUCKET_NAME', 'bucket');
await stubService('S3', async (request, response) => {
  const { method = '', url = '', headers } = request;
  requests.push({ method, url, headers, body: await text(request) });
  const { status = 200, headers: given = {}, body = '' } = answers.shift() ?? { status: 400 };
  response.writeHead(status, given).end(body);
});

const failure = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`,
});
const copied: Answer = {
  headers: { 'content-type': 'application/xml' },
  body: '<?xml version="1.0"?><CopyObjectResult><ETag>"b"</ETag></CopyObjectResult>',
};
const upload = 'uploads/product-image/3f2504e0-4f89-41d3-9a0c-0305e82c3301.png';
const place = 'media/products/1/a.png';

const bucket = await import('./bucket.ts');

describe('the bucket', () => {
  beforeEach(() => {
    requests.length = 0;
    answers.length = 0;
  });
  it('copies an upload only if it is the verified file, by its ETag', async () => {
    answers.push(copied);
    expect(await bucket.copy(upload, '"a"', place, 'image/png')).toBe(true);
    const [{ method = '', url = '', headers = {} } = {}] = requests;
    expect([method, url.split('?')[0]]).toEqual(['PUT', `/bucket/${place}`]);
    expect(headers).toMatchObject({
      'x-amz-copy-source': `bucket/${upload}`,
      'x-amz-copy-source-if-match': '"a"',
      'x-amz-metadata-directive': 'REPLACE',
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="a.png"',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('returns false for a copy of a changed or deleted upload, and throws any other error', async () => {
    const tryToCopy = () => bucket.copy(upload, '"a"', place, 'image/png');
    answers.push(failure(412, 'PreconditionFailed'), failure(404, 'NoSuchKey'), failure(403, 'AccessDenied'));
    expect([await tryToCopy(), await tryToCopy()]).toEqual([false, false]);
    await expect(tryToCopy()).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('reads the start of an object, with its full size, ETag and original name', async () => {
    const headers = { 'content-range': 'bytes 0-2/6000000', etag: '"a"', 'x-amz-meta-name': 'foto%20%C3%A8.png' };
    answers.push({ status: 206, headers, body: 'abc' });
    expect(await bucket.readHead(upload, 3)).toEqual({
      bytes: new Uint8Array(Buffer.from('abc')),
      size: 6_000_000,
      etag: '"a"',
      name: 'foto è.png',
      expiresAt: Number.NaN,
    });
    expect(requests[0]?.headers.range).toBe('bytes=0-2');
  });

  it('uses the byte count if the response has no size, and no name if it cannot be decoded', async () => {
    answers.push({ headers: { 'x-amz-meta-name': '%E0%A4%A' }, body: 'abcd' });
    expect(await bucket.readHead(upload, 10)).toMatchObject({ size: 4, etag: '', name: '' });
    answers.push({ headers: { 'content-range': 'bytes 0-3' }, body: 'abcd' });
    expect(await bucket.readHead(upload, 10)).toMatchObject({ size: 4, name: '' });
  });

  it('returns undefined for a missing object, and throws if access is denied', async () => {
    answers.push(failure(404, 'NoSuchKey'));
    expect(await bucket.readHead(upload, 10)).toBeUndefined();
    answers.push(failure(403, 'AccessDenied'));
    await expect(bucket.readHead(upload, 10)).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('stores a file, which is cached forever and downloaded under the given name', async () => {
    answers.push({});
    await bucket.store('media/products/1/b.pdf', Buffer.from('%PDF'), 'application/pdf', 'RP-1.pdf');
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="RP-1.pdf"',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    expect(requests).toMatchObject([{ method: 'PUT', body: expect.stringContaining('%PDF'), headers }]);
  });

  it('copies a stored file as it is, or as a PDF under another name; false if it is missing', async () => {
    answers.push(copied, copied, failure(404, 'NoSuchKey'));
    const results: boolean[] = [];
    for (const name of [undefined, 'RP-3.pdf', 'RP-3.pdf']) results.push(await bucket.copyFile(place, 'copy', name));
    expect(results).toEqual([true, true, false]);
    const source = { 'x-amz-copy-source': `bucket/${place}` };
    const named = {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="RP-3.pdf"',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    expect(requests[0]).toMatchObject({ url: expect.stringContaining('/bucket/copy'), headers: source });
    expect(requests[0]?.headers).not.toHaveProperty('x-amz-metadata-directive');
    expect(requests[1]?.headers).toMatchObject({ ...source, ...named, 'x-amz-metadata-directive': 'REPLACE' });
  });

  it('throws if one of the objects cannot be deleted', async () => {
    const error = `<Error><Key>${place}</Key><Code>InternalError</Code><Message>no</Message></Error>`;
    answers.push({ headers: { 'content-type': 'application/xml' }, body: `<DeleteResult>${error}</DeleteResult>` });
    await expect(bucket.removeAll([upload, place])).rejects.toThrow(`${place} cannot be deleted: InternalError`);
  });

  it('deletes many objects in one request, and sends none for no objects', async () => {
    await bucket.removeAll([]);
    answers.push({ headers: { 'content-type': 'application/xml' }, body: '<DeleteResult/>' });
    await bucket.removeAll([upload, place]);
    expect(requests).toHaveLength(1);
    const keys = [...(requests[0]?.body ?? '').matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key);
    expect(keys).toEqual([upload, place]);
  });

  it('lists objects older than a given time, page by page', async () => {
    const moment = new Date('2026-01-02T00:00:00.000Z');
    const object = (key: string, time?: string) =>
      `<Contents><Key>${key}</Key>${time ? `<LastModified>${time}</LastModified>` : ''}</Contents>`;
    const page = (...contents: string[]): Answer => ({
      headers: { 'content-type': 'application/xml' },
      body: `<ListBucketResult>${contents.join('')}</ListBucketResult>`,
    });
    const next = '<NextContinuationToken>more</NextContinuationToken>';
    answers.push(page(object('old', '2026-01-01T23:59:59.000Z'), object('same', moment.toISOString()), next));
    answers.push(
      page(object('timeless'), object('new', '2026-01-03T00:00:00.000Z'), object('older', '2025-01-01T00:00:00.000Z')),
    );
    expect(await Array.fromAsync(bucket.listOlder('uploads/', moment))).toEqual(['old', 'older']);
    const queries = requests.map(({ url }) => new URL(url, 'http://bucket').searchParams);
    expect(queries.map((query) => [query.get('prefix'), query.get('continuation-token')])).toEqual([
      ['uploads/', null],
      ['uploads/', 'more'],
    ]);
  });

  it('signs a URL for one object of one type and at most 5 MiB, for ten minutes', async () => {
    const before = Date.now();
    const { url, fields } = await bucket.presignPost(upload, 'image/png', 'foto è.png');
    expect(url).toMatch(/\/bucket$/);
    expect(fields).toMatchObject({ key: upload, 'Content-Type': 'image/png', 'x-amz-meta-name': 'foto%20%C3%A8.png' });
    const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', 1, MAX_FILE_BYTES],
        ['eq', '$Content-Type', 'image/png'],
        { key: upload },
        { bucket: 'bucket' },
      ]),
    );
    const seconds = (Date.parse(policy.expiration) - before) / 1000;
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThan(610);
  });

  it('stores as much of a name as fits, and replaces a cut character', async () => {
    const { fields } = await bucket.presignPost(upload, 'image/png', `${'x'.repeat(99)}🏁.png`);
    expect(decodeURIComponent(fields['x-amz-meta-name'] ?? '')).toBe(`${'x'.repeat(99)}\uFFFD`);
  });
});
