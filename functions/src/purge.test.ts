import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { pages } from '@rombo/shared/contract/pages';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { describe, expect, it, vi } from 'vitest';
import { tableWatchers } from '../../infra/stacks/table-watchers.ts';
import { MAX_PATHS, purge, purgePaths } from './purge.ts';

const everywhere = (path: string) => languageCodes.map((language) => localized(language, path));

/** True for a path that is purged, as CloudFront compares them. */
const isPurged = (paths: readonly string[], path: string) =>
  paths.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));

const { partitions } = tableWatchers['purge-cache'];

describe('the paths to purge', () => {
  it('are those of products after a product or their order changed, and no picture', () => {
    const paths = purgePaths(['PRODUCT', 'PRODUCT']);
    expect(purgePaths(['PRODUCT_ORDER'])).toEqual(paths);
    const shown = [...everywhere('/prodotti/unavailable'), '/en/prodotti', ...everywhere(pages.compare)];
    for (const path of [...shown, '/api/search-index']) expect(isPurged(paths, path)).toBe(true);
    // From three languages on these paths are too many.
    expect(isPurged(paths, '/media/products/a/b.jpg/640.avif')).toBe(paths.includes('/*'));
  });

  it('are the homepage and the slides after a slide changed', () => {
    const paths = purgePaths(['SLIDE']);
    for (const path of [...everywhere('/'), '/index/it', '/api/slides/active'])
      expect(isPurged(paths, path)).toBe(true);
  });

  it('are all media after something was moved to the trash, whose files are gone', () => {
    expect(purgePaths(['TRASH'])).toEqual(['/media/*']);
    expect(isPurged(purgePaths(['DEALER', 'TRASH']), '/media/products/a/b.jpg')).toBe(true);
  });

  it('are the page of dealers after a dealer changed', () => {
    const paths = purgePaths(['DEALER']);
    for (const path of everywhere(pages.dealers)) expect(isPurged(paths, path)).toBe(true);
    expect(isPurged(paths, '/api/dealers')).toBe(true);
    expect(isPurged(paths, '/api/products')).toBe(false);
  });

  it('are everything after a setting changed, as one path', () => {
    expect(purgePaths(['SETTING'])).toEqual(['/*']);
    expect(purgePaths(['DEALER', 'SETTING'])).toEqual(['/*']);
  });

  it('are at most four after any changes, and contain those of each', () => {
    for (let chosen = 1; chosen < 2 ** partitions.length; chosen += 1) {
      const changed = partitions.filter((_, index) => chosen & (1 << index));
      const paths = purgePaths(changed);
      expect(paths.length).toBeLessThanOrEqual(MAX_PATHS);
      for (const path of changed.flatMap((one) => purgePaths([one]))) expect(isPurged(paths, path)).toBe(true);
    }
  });

  it('exist for every partition whose changes purge', () => {
    for (const partition of partitions) expect(purgePaths([partition])).not.toEqual([]);
  });
});

describe('a purge', () => {
  const busy = Object.assign(new Error('15 in progress'), { name: 'TooManyInvalidationsInProgress' });
  const options = { distribution: 'E1', reference: '1-2', paths: ['/*'], pauseMs: 1 };
  const client = new CloudFrontClient();
  const send = vi.spyOn(client, 'send') as unknown as ReturnType<typeof vi.fn>;

  it('is tried again while CloudFront has too many paths in progress', async () => {
    send.mockReset().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValue({});
    await purge(client, { ...options, tries: 3 });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('fails after its last try, and at once for another reason', async () => {
    send.mockReset().mockRejectedValue(busy);
    await expect(purge(client, { ...options, tries: 2 })).rejects.toBe(busy);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockReset().mockRejectedValue(new Error('AccessDenied'));
    await expect(purge(client, { ...options, tries: 2 })).rejects.toThrow('AccessDenied');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
