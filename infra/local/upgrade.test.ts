import { pathOf } from '@rombo/shared/contract/route-paths';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { ClassicLevel } from 'classic-level';
import { expect, test, vi } from 'vitest';
import { sweep } from '../test/fault-injection/invariants.ts';
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

const paths = [
  ...[
    '/',
    '/prodotti',
    '/prodotti?page=2',
    '/prodotti?q=candela',
    '/prodotti?category=ricambi&sort=price',
    '/confronta',
  ],
  ...['/news', '/rivenditori'],
];
const lists = (['listProducts', 'getSearchIndex', 'listActiveSlides', 'listResults', 'listNews'] as const).map((name) =>
  pathOf(name, {}),
);

async function readSite(origin: string): Promise<Map<string, string>> {
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.text()).replaceAll(/nonce="[^"]*"|localhost:\d+/g, '');
  };
  const products: { slug: string; slugEn: string | null }[] = await (
    await fetch(origin + pathOf('listProducts', {}))
  ).json();
  const pages = [...paths, ...products.map(({ slug }) => `/prodotti/${slug}`)];
  const all = [
    '/sitemap.xml',
    ...lists,
    ...languageCodes.flatMap((language) => pages.map((path) => localized(language, path))),
    ...products.map(({ slug }) => pathOf('getProduct', { id: slug })),
  ];
  const found = new Map<string, string>();
  for (const path of all) found.set(path, await read(path));
  return found;
}

vi.stubEnv('REQUEST_TIMEOUT_MS', '5000');

test('a data folder of the release before the index has the same pages at once, and after the daily job', async () => {
  const dataDir = await temporaryFolder();
  const options = { dataDir, seed: 'demo', edgeCache: false } as const;
  const first = await startSite(options);
  const before = await readSite(first.origin);
  await first.stop();
  expect(before.size).toBeGreaterThan(150);
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
