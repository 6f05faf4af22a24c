import { languageCodes, localized } from '@rombo/shared/languages';
import { pages } from '@rombo/shared/pages';
import { describe, expect, it } from 'vitest';
import { tableWatchers } from '../../infra/lib/table-watchers.ts';
import { pagePaths, purgePaths } from './purge-paths.ts';

const everywhere = (path: string) => languageCodes.map((language) => localized(language, path));

/** True for a path that is purged, as CloudFront compares them. */
const isPurged = (paths: readonly string[], path: string) =>
  paths.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));

describe('the paths to purge', () => {
  it('are those of products after a product changed, and no picture', () => {
    const paths = purgePaths(['PRODUCT', 'PRODUCT']);
    expect(paths).toEqual([
      '/prodotti*',
      '/en/products*',
      '/en/prodotti*',
      '/api/products*',
      '/confronta*',
      '/en/compare*',
      '/sitemap*',
      '/api/search-index*',
    ]);
    expect(isPurged(paths, '/prodotti/unavailable')).toBe(true);
  });

  it('are the lists of products after their order changed', () => {
    expect(purgePaths(['PRODUCT_ORDER'])).toEqual(['/prodotti*', '/en/products*', '/en/prodotti*', '/api/products*']);
  });

  it('are the homepage and the slides after a slide changed', () => {
    expect(purgePaths(['SLIDE'])).toEqual(['/', '/en', '/index*', '/api/slides*']);
  });

  it('are all media after something was moved to the trash, whose files are gone', () => {
    expect(purgePaths(['TRASH'])).toEqual(['/media/*']);
  });

  it('are the page of dealers after a dealer changed', () => {
    const paths = purgePaths(['DEALER']);
    for (const path of everywhere(pages.dealers)) expect(isPurged(paths, path)).toBe(true);
    expect(isPurged(paths, '/api/dealers')).toBe(true);
    expect(isPurged(paths, '/api/products')).toBe(false);
  });

  it.each([
    '/',
    '/index',
    '/en',
    '/azienda',
    '/en/contact',
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
