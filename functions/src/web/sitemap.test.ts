import type { Product } from '@rombo/shared/product';
import { describe, expect, it } from 'vitest';
import { writeSitemap } from './sitemap.ts';

const origin = 'https://www.example.com';
const product = (slug: string, images: string[] = []) =>
  ({ slug, images, updatedAt: '2026-03-02T08:00:00.000Z' }) as unknown as Product;
const xml = writeSitemap([product('tuono-21', ['/media/products/1/a&b.jpg']), product('bora')], origin);

const urls = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, body = '']) => ({
  loc: /<loc>(.*?)<\/loc>/.exec(body)?.[1] ?? '',
  alternates: [...body.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
  body,
}));

describe('the sitemap', () => {
  it('opens and closes every element, in its order', () => {
    const open: string[] = [];
    for (const [, closing, name = '', , alone] of xml.matchAll(/<(\/?)([a-z:]+)([^<>]*?)(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
    }
    expect(open).toEqual([]);
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  it('names each address once, in both languages, and each names the other and itself', () => {
    const byLoc = new Map(urls.map((url) => [url.loc, url]));
    expect(byLoc.size).toBe(urls.length);
    expect(urls).toHaveLength(2 * 10);
    for (const { loc, alternates } of urls) {
      expect(alternates.map(([language]) => language)).toEqual(['it', 'en', 'x-default']);
      expect(alternates.map(([, href]) => href)).toContain(loc);
      for (const [, href = ''] of alternates) expect(byLoc.get(href)?.alternates).toEqual(alternates);
    }
    expect(byLoc.has(`${origin}/en`)).toBe(true);
    expect(byLoc.has(`${origin}/en/prodotti/tuono-21`)).toBe(true);
  });

  it('says of a product when it changed, and which pictures it has', () => {
    const { body } = urls.find(({ loc }) => loc.endsWith('.com/prodotti/tuono-21')) ?? { body: '' };
    expect(body).toContain('<lastmod>2026-03-02T08:00:00.000Z</lastmod>');
    expect(body).toContain(`<image:loc>${origin}/media/products/1/a&amp;b.jpg</image:loc>`);
  });

  it('leaves out what is for the administrator', () => {
    expect(xml).not.toMatch(/admin|login|maintenance/);
  });
});
