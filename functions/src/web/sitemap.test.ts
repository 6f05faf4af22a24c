import { slugsBy } from '@rombo/shared/contract/language-fields';
import { describe, expect, it } from 'vitest';
import { writeSitemap } from './sitemap.ts';

const origin = 'https://www.example.com';
type Listed = Parameters<typeof writeSitemap>[0]['product'][number];

const product = (slug: string, cover = ''): Listed => ({
  id: slug,
  ...slugsBy(() => null),
  slug,
  slugEn: slug === 'bora' ? 'north-wind' : null,
  picture: cover ? { url: cover } : null,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
});
const plain = { ...slugsBy(() => null), picture: null };
const contents = {
  product: [product('tuono-21', '/media/products/1/a&b.jpg'), product('bora')],
  seasons: ['2025', '2024'],
  news: [{ ...plain, slug: 'nuovo-tuono', slugEn: 'new-tuono', updatedAt: '2026-03-04T08:00:00.000Z' }],
  guide: [{ ...plain, slug: 'rodaggio', slugEn: 'running-in', updatedAt: '2026-03-05T08:00:00.000Z' }],
};
const xml = writeSitemap(contents, origin);

const urls = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, body = '']) => ({
  loc: /<loc>(.*?)<\/loc>/.exec(body)?.[1] ?? '',
  alternates: [...body.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
  body,
}));

const byAddress = (address: string) => urls.find(({ loc }) => loc === address);

describe('the sitemap', () => {
  it('contains each address once, in both languages, each linked to the other and to itself', () => {
    const byLoc = new Map(urls.map((url) => [url.loc, url]));
    expect(byLoc.size).toBe(urls.length);
    expect(urls).toHaveLength(2 * 17);
    for (const { loc, alternates } of urls) {
      expect(alternates.map(([language]) => language)).toEqual(['it', 'en', 'x-default']);
      expect(alternates.map(([, href]) => href)).toContain(loc);
      for (const [, href = ''] of alternates) expect(byLoc.get(href)?.alternates).toEqual(alternates);
    }
    expect(xml).not.toMatch(/admin|login|maintenance/);
    expect(byLoc.has(`${origin}/en`)).toBe(true);
    expect(byLoc.has(`${origin}/en/products/tuono-21`)).toBe(true);
  });

  it('lists a product by its address in each language', () => {
    const { alternates } = urls.find(({ loc }) => loc === `${origin}/en/products/north-wind`) ?? {};
    expect(alternates?.slice(0, 2)).toEqual([
      ['it', `${origin}/prodotti/bora`],
      ['en', `${origin}/en/products/north-wind`],
    ]);
    expect(byAddress(`${origin}/en/products/bora`)).toBeUndefined();
  });

  it('lists seasons and news', () => {
    for (const path of ['/news/2025', '/en/news/2024', '/news/nuovo-tuono', '/en/news/new-tuono'])
      expect(byAddress(origin + path), path).toBeDefined();
  });

  it("contains a product's time of change and its picture", () => {
    const { body } = urls.find(({ loc }) => loc.endsWith('.com/prodotti/tuono-21')) ?? { body: '' };
    expect(body).toContain('<lastmod>2026-03-02T08:00:00.000Z</lastmod>');
    expect(body).toContain(`<image:loc>${origin}/media/products/1/a&amp;b.jpg</image:loc>`);
  });
});

it('contains the newest of many products, as far as they fit a response', () => {
  const products = Array.from({ length: 10_000 }, (_, at) => ({
    ...product(`motore-${at}`, `/media/products/${'a'.repeat(36)}/${'b'.repeat(36)}.jpg`),
    createdAt: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
  }));
  const text = writeSitemap({ product: products, seasons: [], news: [], guide: [] }, origin);
  expect(Buffer.byteLength(text)).toBeLessThan(6_000_000);
  expect(text.match(/<url>/g)).toHaveLength(2 * (11 + 4000));
  expect(text).toContain('motore-9999');
});
