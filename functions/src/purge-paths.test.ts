import { describe, expect, it } from 'vitest';
import { tableWatchers } from '../../infra/lib/table-watchers.ts';
import { pagePaths, purgePaths } from './purge-paths.ts';

/** True for a path that is purged, as CloudFront compares them. */
const isPurged = (paths: readonly string[], path: string) =>
  paths.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));

describe('the paths to purge', () => {
  it('are those of products after a product changed, and no picture', () => {
    const paths = purgePaths(['PRODUCT', 'PRODUCT']);
    expect(paths).toEqual(['/prodotti*', '/en/prodotti*', '/sitemap*', '/api/products*', '/api/search-index*']);
    expect(isPurged(paths, '/prodotti/unavailable')).toBe(true);
  });

  it('are the homepage and the slides after a slide changed', () => {
    expect(purgePaths(['SLIDE'])).toEqual(['/', '/en', '/index*', '/api/slides*']);
  });

  it.each([
    '/',
    '/index',
    '/en',
    '/azienda',
    '/en/contatti',
    '/404',
    '/en/404',
    '/api/settings/x',
    '/robots.txt',
    '/sitemap-1.xml',
  ])('contain %s after a setting changed', (path) => {
    expect(isPurged(purgePaths(['SETTING']), path)).toBe(true);
  });

  it.each(['/media/products/a/b.jpg/640.avif', '/assets/index-1.js'])('never contain %s', (path) => {
    expect(isPurged([...pagePaths, ...purgePaths(['PRODUCT', 'SLIDE', 'SETTING'])], path)).toBe(false);
  });

  it('exist for every partition whose changes purge', () => {
    for (const partition of tableWatchers['purge-cache'].partitions) expect(purgePaths([partition])).not.toEqual([]);
  });
});
