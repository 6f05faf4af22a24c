import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { pageAddresses } from '../stacks/edge/edge-constants.ts';
import { disposableFolder } from '../test/folder.ts';
import { recentAssets, siteFiles } from './upload-site.ts';

const { folder: dist, remove } = await disposableFolder();
mkdirSync(join(dist, 'assets'));
const names = ['index.html', 'index.html.br', 'favicon.svg', 'assets/a-1.js', 'assets/a-1.js.br', 'assets/b.woff2'];
for (const name of names) writeFileSync(join(dist, name), name);

describe('the files of the site', () => {
  afterAll(remove);
  const files = siteFiles(dist, 'infra/dist/openapi.json');
  const find = (key: string) => files.find((file) => file.key === key);

  it('are uploaded assets first and pages last, so that no page refers to a missing file', () => {
    const keys = files.map(({ key }) => key);
    expect(keys.slice(0, 2).sort()).toEqual(['assets/a-1.js', 'assets/b.woff2']);
    expect(keys.slice(2, 6)).toEqual(['favicon.svg', 'api/openapi.json', '404', 'en/404']);
    expect(keys.slice(14)).toHaveLength(pageAddresses().length);
  });

  it('are immutable if their name has a hash, cached until the next deployment otherwise, and never cached as a fallback', () => {
    expect(find('assets/a-1.js')?.headers['cache-control']).toMatch(/immutable/);
    expect(find('assets/b.woff2')?.headers['content-type']).toBe('font/woff2');
    expect(find('en/products')?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(find('favicon.svg')?.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    for (const key of ['index', 'en/products', '404']) expect(find(key)?.headers['cache-control']).toBe('no-store');
  });

  it('have status 404 as the not-found page and 503 as the fallback of a product', () => {
    for (const key of ['404', 'en/404']) expect(find(key)?.metadata).toEqual({ status: '404' });
    const fallbacks = ['prodotti', 'en/products', 'en/prodotti', 'news', 'en/guides'].map(
      (path) => `${path}/unavailable`,
    );
    for (const key of fallbacks) expect(find(key)?.metadata).toEqual({ status: '503' });
    expect(files.filter(({ metadata }) => metadata)).toHaveLength(10);
  });
});

const DAY = 24 * 60 * 60 * 1000;

it('lists the assets that need no upload, except those that the sweep may delete today', async () => {
  const client = new S3Client();
  const pages = [
    { Contents: [asset('new', 0), asset('known', 28)], IsTruncated: true, NextContinuationToken: 'next' },
    { Contents: [asset('old', 30), asset('month', 29.1), asset('late', 3)] },
  ];
  client.send = async ({ input }: ListObjectsV2Command) => {
    expect(input).toMatchObject({ Bucket: 'files', Prefix: 'assets/' });
    return pages[input.ContinuationToken ? 1 : 0];
  };
  expect([...(await recentAssets('files', client))]).toEqual(
    ['new', 'known', 'late'].map((name) => `assets/${name}.js`),
  );
});

function asset(name: string, days: number) {
  return { Key: `assets/${name}.js`, LastModified: new Date(Date.now() - days * DAY) };
}
