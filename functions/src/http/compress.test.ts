import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { eventOf, respondThrough } from '../../test/events.ts';
import { compress } from './compress.ts';

const long = JSON.stringify(Array(100).fill('motore'));
const answer = async (accept: string | undefined, body = long) => {
  const event = eventOf({ headers: accept === undefined ? {} : { 'accept-encoding': accept } });
  const given = await respondThrough(compress(), event, async () => ({ statusCode: 200, headers: {}, body }));
  const bytes = Buffer.from(given.body, given.isBase64Encoded ? 'base64' : 'utf8');
  const encoding = given.headers['Content-Encoding'];
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)] ?? ((plain: Buffer) => plain);
  return { encoding, vary: given.headers.Vary, text: decode(bytes).toString() };
};

it.each([
  ['br', 'br'],
  ['gzip;q=0.9, br;q=0.1', 'br'],
  ['*', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
])('responds to %j with %s', async (accept, encoding) => {
  expect(await answer(accept)).toEqual({ encoding, vary: 'Accept-Encoding', text: long });
});

it.each([undefined, '', 'identity', 'br;q=0, gzip;q=0'])('leaves the response to %j uncompressed', async (accept) => {
  expect(await answer(accept)).toMatchObject({ encoding: undefined, text: long });
});

it('leaves an empty response, and one that would grow, uncompressed', async () => {
  expect(await answer('br', '[]')).toMatchObject({ encoding: undefined, text: '[]' });
  expect(await answer('br', '')).toMatchObject({ encoding: undefined, text: '' });
});

it('compresses a response that is too long for Lambda even if the client accepts no encoding', async () => {
  for (const accept of [undefined, 'identity'])
    expect(await answer(accept, long.repeat(5000))).toMatchObject({ encoding: 'gzip', text: long.repeat(5000) });
});
