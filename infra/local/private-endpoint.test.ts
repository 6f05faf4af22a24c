import { expect, onTestFinished, test } from 'vitest';
import { send } from '../test/send.ts';
import { siteOrigin, startStubBucket } from '../test/stub-bucket.ts';
import { authorizationOf, startEndpoint } from './private-endpoint.ts';

const credentials = { accessKeyId: 'key-of-this-start', secretAccessKey: 'secret' };
const guessed = { ...credentials, secretAccessKey: 'guessed' };

const signed = (host: string, scope = 'local', other = credentials) => ({
  host,
  authorization: authorizationOf({ method: 'POST', url: '/', headers: { host } }, other, scope),
});

const statusOf = async (...request: Parameters<typeof send>) => (await send(...request)).status;

test('a store accepts only requests signed with the key of this start, not those of web pages', async () => {
  const { endpoint, stop } = await startEndpoint(credentials, (_, response) => response.end());
  onTestFinished(stop);
  const { host, port } = new URL(endpoint);
  const authorization = signed(host).authorization;
  expect(await statusOf(endpoint, signed(host), '{}')).toBe(200);
  expect(await statusOf(endpoint, signed(`localhost:${port}`), '{}')).toBe(200);

  expect(await statusOf(endpoint, { host }, '{}')).toBe(403);
  expect(await statusOf(endpoint, signed(host, 'local', guessed), '{}')).toBe(403);
  expect(await statusOf(endpoint, { host, authorization }, '{}', 'PUT')).toBe(403);
  expect(await statusOf(`${endpoint}/other`, { host, authorization }, '{}')).toBe(403);
  expect(await statusOf(endpoint, { ...signed('127.0.0.1:1'), host }, '{}')).toBe(403);
  const withoutHost = authorizationOf({ method: 'POST', url: '/', headers: {} }, credentials);
  expect(await statusOf(endpoint, { host, authorization: withoutHost }, '{}')).toBe(403);
  expect(await statusOf(endpoint, signed(`rebound.example:${port}`), '{}')).toBe(403);
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
  expect(await statusOf(`${origin}/bucket/a`, signed(host, 'local', guessed))).toBe(403);
});
