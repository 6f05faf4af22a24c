import { PAGE_SIZE, WHOLE_CATALOGUE } from '@rombo/shared/collections/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsOf, manyProducts } from '../../test/many-products.ts';
import { call, send } from '../../test/site.ts';
import { deleteItems, putItems } from '../../test/table.ts';

/** `MANY_PRODUCTS=10000` tries a larger catalogue, which takes minutes. */
const COUNT = Number(process.env.MANY_PRODUCTS ?? WHOLE_CATALOGUE + 150);
const TIMEOUT_MS = 60_000 * Math.ceil(COUNT / 2_000);
const items = manyProducts(COUNT);
/** The first ones are stored with their addresses and cards. */
const stored = items.flatMap((item, at) => (at < 100 ? itemsOf(item) : [item]));
const slugs = items.map(({ slug }) => slug);

const open = async (path: string) => {
  const response = await send(path);
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
};
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
    // The first answer of a function takes longer: its code is loaded.
    await open('/prodotti');
  }, TIMEOUT_MS);
  // The sweep may have made the cards of all of them.
  afterAll(() => deleteItems(items.flatMap(itemsOf)), TIMEOUT_MS);

  it('leads to every product over its pages, in English too', async () => {
    const { found, pages } = await walk('/prodotti');
    expect(pages).toBe(Math.ceil(found.length / PAGE_SIZE));
    expect(new Set(found).size).toBe(found.length);
    expect(slugs.filter((slug) => !found.includes(slug))).toEqual([]);
    expect(cardsOf((await open('/en/products?page=2')).html)).toEqual(found.slice(PAGE_SIZE, 2 * PAGE_SIZE));
  });

  it('is filtered by the server, which counts what every filter leaves', async () => {
    const expected = items.filter(({ category, subcategory }) => category === 'motori' && subcategory === '2.1cc');
    const { found } = await walk('/prodotti?category=motori&subcategory=2.1cc');
    expect(found.filter((slug) => slug.startsWith('molti-')).sort()).toEqual(expected.map(({ slug }) => slug).sort());
    const { html } = await open('/prodotti?category=motori');
    const link =
      /<a [^>]*href="\/prodotti\?category=motori&amp;subcategory=2\.1cc"[^>]*>2\.1cc.*?<span[^>]*>(\d+)<\/span>/;
    expect(Number(link.exec(html)?.[1])).toBe(found.length);
  });

  it('has a canonical address for each page, and leads a number that is none to the page that there is', async () => {
    expect(canonicalOf((await open('/prodotti?page=2')).html)).toBe('/prodotti?page=2');
    expect(canonicalOf((await open('/prodotti')).html)).toBe('/prodotti');
    const { body } = await call('listProducts');
    const location = `/prodotti?page=${Math.ceil(body.length / PAGE_SIZE)}`;
    expect(await open('/prodotti?page=7001')).toMatchObject({ status: 301, location });
    // The edge drops what is no page, and the first one, which is the default.
    for (const [asked, canonical] of [
      ['/en/products?category=motori&page=1', '/en/products'],
      ['/prodotti?page=-3', '/prodotti'],
    ]) {
      expect(canonicalOf((await open(asked ?? '')).html)).toBe(canonical);
    }
  });

  it('is listed by the API, which says that it is too long to be filtered by a browser', async () => {
    const { status, headers, body } = await call('listProducts');
    expect([status, headers.get('link')]).toEqual([200, '</prodotti>; rel="alternate"; type="text/html"']);
    expect(body.length).toBeGreaterThanOrEqual(COUNT);
  });

  it('has a sitemap in parts, which hold every product once in each language', async () => {
    const index = await open('/sitemap.xml');
    const parts = matches(index.html, /<loc>http:\/\/localhost:\d+(\/sitemap-\d+\.xml)<\/loc>/g);
    expect(parts).toHaveLength(Math.ceil((9 + COUNT) / 500));
    const pages: Awaited<ReturnType<typeof open>>[] = [];
    for (const part of parts) pages.push(await open(part));
    expect(pages.map(({ status }) => status)).toEqual(parts.map(() => 200));
    const listed = pages.flatMap(({ html }) =>
      matches(html, /<url><loc>[^<]*\/(?:prodotti|en\/products)\/(molti-\d+)<\/loc>/g),
    );
    expect(listed.sort()).toEqual([...slugs, ...slugs].sort());
    for (const none of ['/sitemap-99.xml', '/sitemap-0.xml', '/sitemap-x.xml']) {
      expect((await open(none)).status).toBe(404);
    }
  });
});
