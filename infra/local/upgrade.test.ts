import type { Route } from '@rombo/shared/contract/route';
import { pathOf, routes } from '@rombo/shared/contract/routes';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { ClassicLevel } from 'classic-level';
import { expect, test, vi } from 'vitest';
import { sweep } from '../test/fault-injection/invariants.ts';
import { openStores } from '../test/fault-injection/stores.ts';
import { temporaryFolder } from '../test/folder.ts';
import { startSite } from './site.ts';

type Stored = Record<string, unknown> & { pk?: { S: string } };

/** Gives a data folder the form of a release without the index of the catalogue, which wrote cards elsewhere, and a `token`. */
async function downgrade(dataDir: string): Promise<number> {
  const level = new ClassicLevel<string, Stored>(`${dataDir}/table`, { valueEncoding: 'json' });
  let count = 0;
  for (const [key, value] of await level.iterator().all()) {
    const { listed, card, GlobalSecondaryIndexes, ...older } = value;
    if (key.startsWith('index-global~') || value.pk?.S === 'CATALOGUE') await level.del(key);
    else if (listed ?? card ?? GlobalSecondaryIndexes) {
      await level.put(key, older);
      count += 1;
    }
  }
  await level.close();
  return count;
}

/** Items that the older release wrote besides the products, and that nothing reads any more. */
const olderItems = [
  { pk: 'OUTLINE', sk: 'x', name: 'Biella' },
  { pk: 'RELATED#engines#21', sk: '21#1#x', name: 'Biella' },
  { pk: 'PARTS#x', sk: 'y', name: 'Biella' },
  { pk: 'CODE', sk: 'RP-1', productId: 'x' },
];

/** Pages that the sitemap does not list. */
const paths = [
  '/prodotti?page=2',
  '/prodotti?q=candela',
  '/prodotti?category=ricambi&sort=price',
  '/confronta',
  '/confronta?p=tuono-21,bora-21',
].flatMap((path) => languageCodes.map((language) => localized(language, path)));
const lists = Object.values<Route>(routes).flatMap(({ cache, path }) =>
  cache === 'edge' && !path.includes('{') ? [path] : [],
);

async function readSite(origin: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    const text = (await response.text()).replaceAll(/nonce="[^"]*"|localhost:\d+/g, '');
    found.set(path, text);
    return text;
  };
  const sitemap = await read('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>\w+:\/\/([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
  const products: { slug: string }[] = JSON.parse(await read(pathOf('listProducts', {})));
  const details = products.map(({ slug }) => pathOf('getProduct', { id: slug }));
  for (const path of [...paths, ...pages, ...lists, ...details]) await read(path);
  return found;
}

vi.stubEnv('REQUEST_TIMEOUT_MS', '5000');

test('a data folder of the release before the index has the same pages at once, and after the daily job', async () => {
  const dataDir = await temporaryFolder();
  const options = { dataDir, seed: 'demo', edgeCache: false } as const;
  const first = await startSite(options);
  const before = await readSite(first.origin);
  await openStores(first).put(...olderItems);
  await first.stop();
  expect(before.size).toBeGreaterThan(200);
  const someGuide = expect.stringMatching(/^\/en\/guides\/./);
  const someNews = expect.stringMatching(/^\/news\/\D/);
  expect([...before.keys()]).toEqual(
    expect.arrayContaining(['/classi', someGuide, someNews, '/news/2025', '/contatti', '/azienda', '/api/company']),
  );
  expect(await downgrade(dataDir)).toBe(49);
  const second = await startSite(options);
  try {
    expect(await readSite(second.origin)).toEqual(before);
    await sweep(new URL('../../functions/dist', import.meta.url).pathname);
    expect(await readSite(second.origin)).toEqual(before);
  } finally {
    await second.stop();
  }
  expect(await downgrade(dataDir)).toBe(49);
});
