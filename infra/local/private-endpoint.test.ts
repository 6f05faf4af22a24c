import { request } from 'node:http';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { siteOrigin, startStubBucket } from '../test/stub-bucket.ts';
import { startCloudFront } from './cloudfront.ts';
import { signPost } from './object-store/signature.ts';
import { newSigningKeys, startSecrets } from './secrets.ts';
import { startTable } from './table.ts';
import { startTopic } from './topic.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'made at this start' };

/** Every store that the local site starts, by the name that its requests are signed for. */
const endpoints: Record<string, () => Promise<{ endpoint: string; stop: () => Promise<unknown> }>> = {
  dynamodb: async () => startTable({ folder: await temporaryFolder(), name: 'items', credentials }),
  ssm: async () =>
    startSecrets({ keys: { file: `${await temporaryFolder()}/keys.json`, make: newSigningKeys } }, credentials),
  cloudfront: () => startCloudFront('LOCAL', credentials, () => {}),
  sns: () => startTopic('arn', credentials, () => {}),
};

/** The status of a request whose Host and Origin are chosen freely, as fetch does not allow. */
function post(endpoint: string, headers: Record<string, string>, { method = 'POST' } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request(endpoint, { method, headers }, (answer) => resolve(answer.resume().statusCode))
    .on('error', reject)
    .end(method === 'POST' ? '{}' : undefined);
  return promise;
}

test.each(Object.entries(endpoints))(
  '%s answers signed requests of this machine and refuses all others',
  async (service, start) => {
    const { endpoint, stop } = await start();
    onTestFinished(async () => void (await stop()));
    const { host, port } = new URL(endpoint);
    const send = (
      changes: Record<string, string> = {},
      { secretAccessKey = credentials.secretAccessKey, method = 'POST' } = {},
    ) => {
      const signed = signPost({ ...credentials, secretAccessKey }, service, changes.host ?? host, '{}');
      return post(endpoint, { host, ...signed, ...changes }, { method });
    };
    // Each endpoint has its own opinion of an empty call, and none of them is a refusal.
    expect(await send()).not.toBe(403);
    expect(await send({ host: `localhost:${port}` })).not.toBe(403);

    expect(await send({ authorization: '' })).toBe(403);
    expect(await send({}, { secretAccessKey: 'made at another start' })).toBe(403);
    expect(await send({ 'x-amz-date': '20250101T000000Z' })).toBe(403);
    expect(await send({ host: `rebound.example:${port}` })).toBe(403);
    expect(await send({ origin: 'https://evil.example' })).toBe(403);
    expect(await send({ origin: siteOrigin })).toBe(403);
    expect(await send({}, { method: 'OPTIONS' })).toBe(403);
    expect(await send({ authorization: '' }, { method: 'GET' })).toBe(403);
  },
);

test('the object store refuses other host names and web pages that are not of the site', async () => {
  const { origin } = await startStubBucket();
  const { host, port } = new URL(origin);
  const form = { 'content-type': 'multipart/form-data; boundary=b' };
  expect(await post(`${origin}/bucket`, { host, ...form })).toBe(400);
  expect(await post(`${origin}/bucket`, { host: `rebound.example:${port}`, ...form })).toBe(403);
  expect(await post(`${origin}/bucket`, { host, origin: 'https://evil.example', ...form })).toBe(403);
});

test('a client that holds another key is told so by the error that it knows', async () => {
  const { endpoint, stop } = await startTable({ folder: await temporaryFolder(), name: 'items', credentials });
  onTestFinished(async () => void (await stop()));
  const other = { accessKeyId: 'local', secretAccessKey: 'guessed' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-south-1', credentials: other, maxAttempts: 1 });
  await expect(client.send(new ListTablesCommand({}))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
});
