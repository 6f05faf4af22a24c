import { describe, expect, it } from 'vitest';
import { type Listed, writeSitemap } from './sitemap.ts';

const origin = 'https://www.example.com';
const product = (slug: string, cover = ''): Listed => ({
  id: slug,
  slug,
  slugEn: slug === 'bora' ? 'north-wind' : null,
  cover,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
});
const xml = writeSitemap([product('tuono-21', '/media/products/1/a&b.jpg'), product('bora')], origin) ?? '';

const urls = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, body = '']) => ({
  loc: /<loc>(.*?)<\/loc>/.exec(body)?.[1] ?? '',
  alternates: [...body.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
  body,
}));

const byAddress = (address: string) => urls.find(({ loc }) => loc === address);

describe('the sitemap', () => {
  it('names each address once, in both languages, and each names the other and itself', () => {
    const byLoc = new Map(urls.map((url) => [url.loc, url]));
    expect(byLoc.size).toBe(urls.length);
    expect(urls).toHaveLength(2 * 11);
    for (const { loc, alternates } of urls) {
      expect(alternates.map(([language]) => language)).toEqual(['it', 'en', 'x-default']);
      expect(alternates.map(([, href]) => href)).toContain(loc);
      for (const [, href = ''] of alternates) expect(byLoc.get(href)?.alternates).toEqual(alternates);
    }
    expect(xml).not.toMatch(/admin|login|maintenance/);
    expect(byLoc.has(`${origin}/en`)).toBe(true);
    expect(byLoc.has(`${origin}/en/products/tuono-21`)).toBe(true);
  });

  it('names a product by the address of each language', () => {
    const { alternates } = urls.find(({ loc }) => loc === `${origin}/en/products/north-wind`) ?? {};
    expect(alternates?.slice(0, 2)).toEqual([
      ['it', `${origin}/prodotti/bora`],
      ['en', `${origin}/en/products/north-wind`],
    ]);
    expect(byAddress(`${origin}/en/products/bora`)).toBeUndefined();
  });

  it('says of a product when it changed, and what it looks like', () => {
    const { body } = urls.find(({ loc }) => loc.endsWith('.com/prodotti/tuono-21')) ?? { body: '' };
    expect(body).toContain('<lastmod>2026-03-02T08:00:00.000Z</lastmod>');
    expect(body).toContain(`<image:loc>${origin}/media/products/1/a&amp;b.jpg</image:loc>`);
  });
});

describe('the sitemap of many products', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...product(`motore-${String(at).padStart(4, '0')}`, `/media/products/${'a'.repeat(36)}/${'b'.repeat(36)}.jpg`),
    updatedAt: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
  }));
  const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
  const listed = (text: string) => [...text.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

  it('is one file up to a thousand addresses, and an index from there on', () => {
    expect(writeSitemap(many.slice(0, 490), origin)).toContain('<urlset');
    expect(writeSitemap(many.slice(0, 490), origin, 1)).toBeUndefined();
    expect(writeSitemap(many.slice(0, 491), origin)).toContain('<sitemapindex');
    expect(writeSitemap(many.slice(0, 491), origin, 1)).toContain('<urlset');
  });

  it('names parts that are there, and holds every address once in all of them', () => {
    const index = writeSitemap(many, origin) ?? '';
    expect(index).toContain(`<lastmod>${many[490]?.updatedAt}</lastmod>`);
    const parts = locations(index);
    expect(parts).toHaveLength(21);
    const addresses = parts.flatMap((address) => {
      const number = Number(/^https:\/\/www\.example\.com\/sitemap-(\d+)\.xml$/.exec(address)?.[1]);
      const part = writeSitemap(many, origin, number) ?? '';
      expect(Buffer.byteLength(part)).toBeLessThan(3_000_000);
      return listed(part);
    });
    expect(addresses).toHaveLength(2 * (9 + many.length));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const none of [0, 22]) expect(writeSitemap(many, origin, none)).toBeUndefined();
  });
});
