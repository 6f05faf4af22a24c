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
});
