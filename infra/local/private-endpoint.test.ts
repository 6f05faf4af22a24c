import { expect, onTestFinished, test } from 'vitest';
import { send } from '../test/send.ts';
import { siteOrigin, startStubBucket } from '../test/stub-bucket.ts';
import { authorizationOf, startEndpoint } from './private-endpoint.ts';

const credentials = { accessKeyId: 'key-of-this-start', secretAccessKey: 'secret' };
const guessed = { ...credentials, accessKeyId: 'key-of-other-start' };

const statusOf = async (...request: Parameters<typeof send>) => (await send(...request)).status;

test('a store accepts only programs with the key of this start, not web pages', async () => {
  const { endpoint, stop } = await startEndpoint(credentials, (_, response) => response.end());
  onTestFinished(stop);
  const { host, port } = new URL(endpoint);
  const authorization = authorizationOf(credentials);
  expect(await statusOf(endpoint, { host, authorization }, '{}')).toBe(200);
  expect(await statusOf(endpoint, { host: `localhost:${port}`, authorization }, '{}')).toBe(200);

  expect(await statusOf(endpoint, { host }, '{}')).toBe(403);
  expect(await statusOf(endpoint, { host, authorization: authorizationOf(guessed) }, '{}')).toBe(403);
  expect(await statusOf(endpoint, { host: `rebound.example:${port}`, authorization }, '{}')).toBe(403);
  for (const origin of ['https://evil.example', siteOrigin])
    expect(await statusOf(endpoint, { host, authorization, origin }, '{}')).toBe(403);
  expect(await statusOf(endpoint, { host, authorization }, '', 'OPTIONS')).toBe(403);
});

test('the object store refuses other host names and foreign web pages', async () => {
  const { origin } = await startStubBucket();
  const { host, port } = new URL(origin);
  const form = { 'content-type': 'multipart/form-data; boundary=b' };
  expect(await statusOf(`${origin}/bucket`, { host, ...form }, '{}')).toBe(400);
  expect(await statusOf(`${origin}/bucket`, { host: `rebound.example:${port}`, ...form }, '{}')).toBe(403);
  expect(await statusOf(`${origin}/bucket`, { host, origin: 'https://evil.example', ...form }, '{}')).toBe(403);
  expect(await statusOf(`${origin}/bucket/a`, { host })).toBe(403);
  expect(await statusOf(`${origin}/bucket/a`, { host, authorization: authorizationOf(guessed) })).toBe(403);
});
