import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { writePriceList } from './price-list.ts';

const { resolve } = createRequire(import.meta.url);
const font = (file: string) => readFileSync(resolve(`@expo-google-fonts/${file}.ttf`));
const fonts = {
  regular: font('barlow/400Regular/Barlow_400Regular'),
  semibold: font('barlow/600SemiBold/Barlow_600SemiBold'),
  condensed: font('barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold'),
};

type Options = Parameters<typeof writePriceList>[0];

/** Writes a list in Italian. Returns the texts of each page, with their widths in points. */
async function pagesOf(products: Partial<Options['products'][number]>[], options: Partial<Options> = {}) {
  const rows = products.map((product, at) => ({
    ...{ id: String(at), name: 'Candela', description: '', category: 'accessori' as const, articleCode: null },
    ...product,
  }));
  const issuedAt = new Date();
  const bytes = await writePriceList({ language: 'it', products: rows as never, fonts, issuedAt, ...options });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items.flatMap((item) => ('str' in item && item.str.trim() ? item : []));
    }),
  );
}

it.each([
  [100, 1, '99,00'],
  [100, 90, '10,00'],
  [0.5, 1, '0,50'],
  [1.05, 90, '0,11'],
  [1.15, 30, '0,81'],
  [99_999.99, 1, '98.999,99'],
])('subtracts from %f euros %i percent, rounded to the cent', async (price, discount, net) => {
  const [page] = await pagesOf([{ price }], { discount });
  expect(page?.map(({ str }) => str)).toContain(net);
});

it('has no net price on request', async () => {
  const [page = []] = await pagesOf([{ price: undefined }], { discount: 30 });
  const texts = page.map(({ str }) => str);
  expect(texts.slice(texts.indexOf('Candela'), texts.indexOf('Candela') + 2)).toEqual(['Candela', 'su richiesta']);
  expect(texts).not.toContainEqual(expect.stringMatching(/^[\d.]+,\d\d$/));
});

it('aligns amounts at their commas', async () => {
  const [page = []] = await pagesOf([{ price: 1111.11 }, { price: 9060.0 }]);
  const [one, other, ...more] = page.filter(({ str }) => /^\d\.\d{3},\d\d$/.test(str)).map(({ width }) => width);
  expect(more).toEqual([]);
  expect(one).toBeCloseTo(other ?? 0, 3);
});

it('shows the beginning of a long description, so that every page has its heads and no row leaves it', async () => {
  const description = 'Una riga lunga\n'.repeat(300);
  const pages = await pagesOf(
    Array.from({ length: 40 }, () => ({ description })),
    { pictures: new Map() },
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    const texts = page.map(({ str }) => str);
    expect(texts).toContain('Codice');
    expect(texts.filter((text) => text.endsWith('…'))).toHaveLength(texts.filter((text) => text === 'Candela').length);
    // The footer begins 54 points above the lower edge.
    const rows = page.slice(
      texts.indexOf('Candela'),
      texts.findLastIndex((text) => text.endsWith('…')),
    );
    expect(Math.min(...rows.map(({ transform }) => transform[5]))).toBeGreaterThan(62);
  }
});
