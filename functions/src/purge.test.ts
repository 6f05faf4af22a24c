import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { pages } from '@rombo/shared/contract/pages';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { describe, expect, it, vi } from 'vitest';
import { tableWatchers } from '../../infra/stacks/table-watchers.ts';
import { purge, purgePaths } from './purge.ts';

const inAllLanguages = (path: string) => languageCodes.map((language) => localized(language, path));

const isPurged = (paths: readonly string[], path: string) =>
  paths.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));

const { partitions } = tableWatchers['purge-cache'];

describe('the paths to purge', () => {
  const home = [...inAllLanguages('/'), '/index/it'];
  const wins = [...home, ...inAllLanguages(pages.news), ...inAllLanguages('/news/2025')];
  const products = [
    ...inAllLanguages('/prodotti/unavailable'),
    ...inAllLanguages(pages.compare),
    ...wins,
    '/api/search-index',
  ];
  it.each([
    ['PRODUCT', products],
    ['PRODUCT_ORDER', products],
    ['SLIDE', [...home, '/api/slides/active']],
    ['RESULT', [...products, '/api/results']],
    ['NEWS', [...home, ...inAllLanguages(pages.news), ...inAllLanguages('/news/unavailable'), '/api/news']],
    ['TRASH', ['/media/products/a/b.jpg']],
    ['DEALER', [...inAllLanguages(pages.dealers), '/api/dealers']],
  ])('cover what shows a change of %s in each language', (partition, shown) => {
    const paths = purgePaths([partition, partition]);
    for (const path of shown) expect(isPurged(paths, path), path).toBe(true);
    if (!paths.includes('/*'))
      expect(isPurged(paths, partition === 'TRASH' ? '/api/products' : '/media/a.jpg')).toBe(false);
  });

  it('are a single path for everything after a setting changed', () => {
    expect(purgePaths(['SETTING'])).toEqual(['/*']);
    expect(purgePaths(['DEALER', 'SETTING'])).toEqual(['/*']);
  });

  it('exist for every partition, are at most four after any changes, and contain those of each', () => {
    for (const partition of partitions) expect(purgePaths([partition])).not.toEqual([]);
    for (let chosen = 1; chosen < 2 ** partitions.length; chosen += 1) {
      const changed = partitions.filter((_, index) => chosen & (1 << index));
      const paths = purgePaths(changed);
      expect(paths.length).toBeLessThanOrEqual(4);
      for (const path of changed.flatMap((one) => purgePaths([one]))) expect(isPurged(paths, path)).toBe(true);
    }
  });
});

describe('a purge', () => {
  const busy = Object.assign(new Error('15 in progress'), { name: 'TooManyInvalidationsInProgress' });
  const options = { distribution: 'E1', reference: '1-2', paths: ['/*'], pauseMs: 1 };
  const client = new CloudFrontClient();
  const send = vi.spyOn(client, 'send') as unknown as ReturnType<typeof vi.fn>;

  it('is retried while CloudFront has too many paths in progress', async () => {
    send.mockReset().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValue({});
    await purge(client, { ...options, tries: 3 });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('fails after its last attempt, and immediately for another reason', async () => {
    send.mockReset().mockRejectedValue(busy);
    await expect(purge(client, { ...options, tries: 2 })).rejects.toBe(busy);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockReset().mockRejectedValue(new Error('AccessDenied'));
    await expect(purge(client, { ...options, tries: 2 })).rejects.toThrow('AccessDenied');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
