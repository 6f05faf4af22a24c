import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { eventOf, respondThrough } from '../../test/events.ts';
import { compress } from './compress.ts';

const long = JSON.stringify(Array(100).fill('motore'));
const answer = (accept: string | undefined, body = long) =>
  respondThrough(
    compress(),
    eventOf({ headers: accept === undefined ? {} : { 'accept-encoding': accept } }),
    async () => ({
      statusCode: 200,
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );

describe('compress', () => {
  it.each(['br', 'gzip, deflate, br', 'gzip;q=0.9, br;q=0.1', '*'])('answers %j with Brotli', async (accept) => {
    const { headers, body, isBase64Encoded } = await answer(accept);
    expect([headers['Content-Encoding'], isBase64Encoded]).toEqual(['br', true]);
    expect(brotliDecompressSync(Buffer.from(body, 'base64')).toString()).toBe(long);
    expect(headers.Vary).toBe('Accept-Encoding');
  });

  it.each(['gzip', 'gzip, deflate', 'gzip, br;q=0'])('answers %j with gzip', async (accept) => {
    const { headers, body } = await answer(accept);
    expect(headers['Content-Encoding']).toBe('gzip');
    expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(long);
  });

  it.each([undefined, '', 'identity', 'deflate', 'br;q=0, gzip;q=0'])(
    'leaves the answer to %j as it is',
    async (accept) => {
      const { headers, body, isBase64Encoded } = await answer(accept);
      expect([headers['Content-Encoding'], isBase64Encoded ?? false, body]).toEqual([undefined, false, long]);
    },
  );

  it('leaves an answer that would only grow, and an empty one', async () => {
    expect((await answer('br', '[]')).body).toBe('[]');
    expect((await answer('br', '')).body).toBe('');
  });

  it.each([undefined, 'identity'])(
    'compresses for %j too what a function could not give back as it is',
    async (accept) => {
      const { headers, body, isBase64Encoded } = await answer(accept, long.repeat(5000));
      expect([headers['Content-Encoding'], isBase64Encoded]).toEqual(['gzip', true]);
      expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(long.repeat(5000));
    },
  );

  describe('of responses with an ETag', () => {
    const middleware = compress();
    const respond = (etag: string, body: string, accept = 'br', statusCode = 200) =>
      respondThrough(middleware, eventOf({ headers: { 'accept-encoding': accept } }), async () => ({
        statusCode,
        headers: { etag, 'cache-control': 'public' },
        body,
      }));
    const other = JSON.stringify(Array(100).fill('marmitta'));

    it('compresses the latest one once for clients that accept the same', async () => {
      const first = await respond('W/"a"', long);
      expect(brotliDecompressSync(Buffer.from(first.body, 'base64')).toString()).toBe(long);
      // The tag stands for the body: another one behind it shows that nothing is compressed again.
      expect(await respond('W/"a"', other)).toEqual(first);
      const gzip = await respond('W/"a"', other, 'gzip');
      expect(gunzipSync(Buffer.from(gzip.body, 'base64')).toString()).toBe(other);
      const next = await respond('W/"b"', other);
      expect(brotliDecompressSync(Buffer.from(next.body, 'base64')).toString()).toBe(other);
    });

    it('leaves one without a body empty, and one for a client that takes no encoding as it is', async () => {
      await respond('W/"c"', long);
      expect(await respond('W/"c"', '', 'br', 304)).toMatchObject({ statusCode: 304, body: '' });
      expect(await respond('W/"c"', long, 'identity')).toMatchObject({ body: long });
      await respond('W/"d"', '', 'br', 304);
      expect((await respond('W/"d"', long)).isBase64Encoded).toBe(true);
    });
  });
});
