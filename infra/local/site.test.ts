import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { startSite } from './site.ts';

/** Starts a site with a one-file web and one function that returns its environment. */
async function start(dataDir: string) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'list-products'));
  await writeFile(
    join(folder, 'list-products/index.mjs'),
    'const { TABLE_NAME, BUCKET_NAME, AWS_ENDPOINT_URL_S3, AWS_PROFILE } = process.env;' +
      'const body = JSON.stringify({ TABLE_NAME, BUCKET_NAME, AWS_ENDPOINT_URL_S3, AWS_PROFILE });' +
      'export const handler = async () => ({ statusCode: 200, body });',
  );
  await writeFile(join(folder, 'index.html'), 'shell');
  const site = await startSite({ dataDir, functionsDist: folder, webDist: folder });
  onTestFinished(site.stop);
  return site;
}

test('the environment points functions to the local table and bucket, and to no real account', async () => {
  process.env.AWS_PROFILE = 'production';
  const { origin, table, store } = await start(await temporaryFolder());
  expect(await (await fetch(`${origin}/api/products`)).json()).toEqual({
    TABLE_NAME: table.name,
    BUCKET_NAME: store.bucket,
    AWS_ENDPOINT_URL_S3: store.endpoint,
  });
});

test('the first start creates the account in a private file, and the next start keeps it', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  const { username, password } = first;
  expect([username, password.length]).toEqual(['admin', 22]);
  await first.stop();
  expect((await stat(join(dataDir, 'administrator.json'))).mode & 0o777).toBe(0o600);
  const second = await start(dataDir);
  expect([second.username, second.password]).toEqual([username, password]);
});

test('only pages of the site may upload files', async () => {
  const { origin, store } = await start(await temporaryFolder());
  const preflight = async (from: string, method = 'POST') => {
    const headers = { origin: from, 'access-control-request-method': method };
    return (await fetch(`${store.endpoint}/${store.bucket}`, { method: 'OPTIONS', headers })).status;
  };
  expect(await preflight(origin)).toBe(200);
  expect(await preflight(origin.replace('localhost', '127.0.0.1'))).toBe(200);
  expect(await preflight('http://localhost:1')).toBe(403);
  expect(await preflight(origin, 'DELETE')).toBe(403);
});
