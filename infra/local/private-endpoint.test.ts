import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { siteOrigin, startStubBucket } from '../test/stub-bucket.ts';

import { authorizationOf, startEndpoint } from './private-endpoint.ts';

const credentials = { accessKeyId: 'key-of-this-start', secretAccessKey: 'secret' };
const guessed = { ...credentials, accessKeyId: 'key-of-other-start' };

/** The status of a request with any Host and Origin, which fetch does not allow. */
function send(endpoint: string, headers: Record<string, string>, method = 'POST') {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request(endpoint, { method, headers }, (answer) => resolve(answer.resume().statusCode))
    .on('error', reject)
    .end(method === 'POST' ? '{}' : undefined);
  return promise;
}

test('a store answers programs that have the key of this start, and no web page', async () => {
  const { endpoint, stop } = await startEndpoint(credentials, (_, response) => response.end());
  onTestFinished(stop);
  const { host, port } = new URL(endpoint);
  const authorization = authorizationOf(credentials);
  expect(await send(endpoint, { host, authorization })).toBe(200);
  expect(await send(endpoint, { host: `localhost:${port}`, authorization })).toBe(200);

  expect(await send(endpoint, { host })).toBe(403);
  expect(await send(endpoint, { host, authorization: authorizationOf(guessed) })).toBe(403);
  expect(await send(endpoint, { host: `rebound.example:${port}`, authorization })).toBe(403);
  for (const origin of ['https://evil.example', siteOrigin])
    expect(await send(endpoint, { host, authorization, origin })).toBe(403);
  expect(await send(endpoint, { host, authorization }, 'OPTIONS')).toBe(403);
});

test('the object store refuses other host names and web pages that are not of the site', async () => {
  const { origin } = await startStubBucket();
  const { host, port } = new URL(origin);
  const form = { 'content-type': 'multipart/form-data; boundary=b' };
  expect(await send(`${origin}/bucket`, { host, ...form })).toBe(400);
  expect(await send(`${origin}/bucket`, { host: `rebound.example:${port}`, ...form })).toBe(403);
  expect(await send(`${origin}/bucket`, { host, origin: 'https://evil.example', ...form })).toBe(403);
  expect(await send(`${origin}/bucket/a`, { host }, 'GET')).toBe(403);
  expect(await send(`${origin}/bucket/a`, { host, authorization: authorizationOf(guessed) }, 'GET')).toBe(403);
});
