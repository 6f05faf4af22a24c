import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageAddresses } from '../lib/page-addresses.ts';
import { siteFiles } from './site-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'rombo-dist-'));
mkdirSync(join(dist, 'assets'));
for (const name of [
  'index.html',
  'index.html.br',
  'favicon.svg',
  'assets/a-1.js',
  'assets/a-1.js.br',
  'assets/b.woff2',
]) {
  writeFileSync(join(dist, name), name);
}

describe('the files of the site', () => {
  afterAll(() => rmSync(dist, { recursive: true }));
  const files = siteFiles(dist, 'infra/dist/openapi.json');
  const find = (key: string) => files.find((file) => file.key === key);

  it('are uploaded assets first and pages last, so that no page asks for what is not there', () => {
    const keys = files.map(({ key }) => key);
    expect(keys.slice(0, 2).sort()).toEqual(['assets/a-1.js', 'assets/b.woff2']);
    expect(keys.slice(2, 6)).toEqual(['favicon.svg', 'api/openapi.json', '404', 'en/404']);
    expect(keys.slice(6)).toHaveLength(pageAddresses().length);
  });

  it('are kept for ever when their name has a hash, and until the next deployment otherwise', () => {
    expect(find('assets/a-1.js')?.cacheControl).toMatch(/immutable/);
    expect(find('favicon.svg')?.cacheControl).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  });

  it('have the types that the gateway on one machine gives them', () => {
    expect(find('assets/b.woff2')?.contentType).toBe('font/woff2');
    expect(find('favicon.svg')?.contentType).toBe('image/svg+xml; charset=utf-8');
    expect(find('en/prodotti')).toMatchObject({
      contentType: 'text/html; charset=utf-8',
      path: join(dist, 'index.html'),
    });
  });

  it('say of the page not found that it is not found', () => {
    for (const key of ['404', 'en/404']) expect(find(key)?.metadata).toEqual({ status: '404' });
    expect(files.filter(({ metadata }) => metadata)).toHaveLength(2);
  });
});
