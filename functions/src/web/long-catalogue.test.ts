import { MAX_CLIENT_PRODUCTS, PAGE_SIZE } from '@rombo/shared/collections/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsOf, manyProducts } from '../../test/many-products.ts';
import { call, openPage as open } from '../../test/site.ts';
import { deleteItems, putItems } from '../../test/table.ts';

/** `MANY_PRODUCTS=10000` tests a larger catalogue, which takes minutes. */
const COUNT = Number(process.env.MANY_PRODUCTS ?? MAX_CLIENT_PRODUCTS + 150);
const TIMEOUT_MS = 400_000 * Math.ceil(COUNT / 2_000);
const items = manyProducts(COUNT);
// With their cards: the sweep, which marks the index as complete, may run while they are stored.
const stored = items.flatMap(itemsOf);
const slugs = items.map(({ slug }) => slug);

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const cardsOf = (html: string) => matches(html, /<h2[^>]*><a href="(?:\/prodotti|\/en\/products)\/([\w-]+)"/g);
const nextOf = (html: string) =>
  /<a [^>]*href="([^"]*)"[^>]*rel="next"|<a [^>]*rel="next"[^>]*href="([^"]*)"/.exec(html);
const canonicalOf = (html: string) => /<link rel="canonical" href="http:\/\/localhost:\d+([^"]*)"/.exec(html)?.[1];

async function walk(start: string): Promise<{ found: string[]; pages: number }> {
  const found: string[] = [];
  let pages = 0;
  for (let path: string | undefined = start; path; pages++) {
    const { status, html }: { status: number; html: string } = await open(path);
    expect(status, path).toBe(200);
    expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
    found.push(...cardsOf(html));
    const [, one, other] = nextOf(html) ?? [];
    path = (one ?? other)?.replaceAll('&amp;', '&');
  }
  return { found, pages };
}

describe('a catalogue that is too long for one page', { timeout: TIMEOUT_MS }, () => {
  beforeAll(async () => {
    await putItems(stored);
    // The first response of a function is slower: it loads its code.
    await open('/prodotti');
  }, TIMEOUT_MS);
  afterAll(() => deleteItems(stored), TIMEOUT_MS);

  it('lists every product across its pages, in English too', async () => {
    const { found, pages } = await walk('/prodotti');
    expect(pages).toBe(Math.ceil(found.length / PAGE_SIZE));
    expect(new Set(found).size).toBe(found.length);
    expect(slugs.filter((slug) => !found.includes(slug))).toEqual([]);
    expect(cardsOf((await open('/en/products?page=2')).html)).toEqual(found.slice(PAGE_SIZE, 2 * PAGE_SIZE));
  });

  it('has a canonical address for each page, and redirects an invalid number to an existing page', async () => {
    expect(canonicalOf((await open('/prodotti?page=2')).html)).toBe('/prodotti?page=2');
    expect(canonicalOf((await open('/prodotti')).html)).toBe('/prodotti');
    const { body } = await call('listProducts');
    const location = `/prodotti?page=${Math.ceil(body.length / PAGE_SIZE)}`;
    expect(await open('/prodotti?page=7001')).toMatchObject({ status: 301, location });
    // The edge drops an invalid page number, and the first page, which is the default.
    for (const [asked, canonical] of [
      ['/en/products?category=motori&page=1', '/en/products'],
      ['/prodotti?page=-3', '/prodotti'],
      ['/prodotti?utm_source=x&page=2&category=motori', '/prodotti?category=motori&amp;page=2'],
    ]) {
      expect(canonicalOf((await open(asked ?? '')).html)).toBe(canonical);
    }
  });

  it('is listed by the API, with a link that says it is too long to filter in a browser', async () => {
    const { status, headers, body } = await call('listProducts');
    expect([status, headers.get('link')]).toEqual([200, '</prodotti>; rel="alternate"; type="text/html"']);
    expect(body.length).toBeGreaterThanOrEqual(COUNT);
  });
});
