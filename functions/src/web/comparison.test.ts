import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { cookie, openPage } from '../../test/site.ts';

const NAME = 'Confrontata';
const made: Product[] = [];

beforeAll(async () => {
  for (const [name, power, code] of [
    ['uno', '2,50 CV', 'CF-77-A01'],
    ['due', '2,00 CV', 'CF-77-B01'],
    ['tre', '1,50 CV', 'CF-77-C01'],
  ] as const)
    made.push(
      await newProduct(cookie, {
        name: `${NAME} ${name}`,
        technicalSpecs: JSON.stringify({
          Potenza: power,
          Scarico: 'Laterale',
          'Codice Articolo': code,
          Testata: 'CF-77-C01 oppure CF-77-Z99',
        }),
      }),
    );
});
afterAll(() => removeProducts(cookie, NAME));

const open = async (path: string) => {
  const page = await openPage(path);
  const columns = [...page.html.matchAll(/<th scope="col">.*?<a href="[^"]*\/([\w-]+)"/g)].map(([, slug]) => slug);
  return { ...page, columns };
};
const slugs = () => made.map(({ slug }) => slug);

it('products are side by side in the order of the address, without unknown ones', async () => {
  const [one, two, three] = slugs();
  const { status, html, columns, headers } = await open(`/confronta?p=${two},nulla,${one},${two},${three}`);
  expect([status, columns]).toEqual([200, [two, one, three]]);
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(headers.get('cache-control')).toContain('s-maxage');
  expect(html).toMatch(/<th scope="row"><span[^>]*><span>Potenza<\/span> <span[^>]*><span aria-hidden="true">≠/);
  expect(html).toMatch(/<th scope="row"><span[^>]*><span>Scarico<\/span> <\/span><\/th>/);
  expect(html).toMatch(/2,00\sCV<svg aria-hidden="true"><rect width="80%"/);
});

it('a code in a row links to its product, if it exists', async () => {
  const [one, two, three] = slugs();
  const { html } = await open(`/confronta?p=${one},${two}`);
  expect(html).toContain(`href="/prodotti/${three}">CF-77-C01</a>`);
  expect(html).not.toContain('>CF-77-Z99</a>');
});

it.each([
  ['/confronta', 'Scegli almeno due prodotti', []],
  ['/confronta?p=nulla,niente', 'Scegli almeno due prodotti', []],
  ['/en/compare?p=1,2', 'Specs with ≠ differ; differences are from the first product.', [0, 1]],
])('%s says: %s', async (path, text, shown) => {
  const { status, html, columns } = await open(path.replace(/\d/g, (place) => slugs()[Number(place) - 1] ?? ''));
  expect([status, columns]).toEqual([200, shown.map((place) => slugs()[place])]);
  expect(html).toContain(text);
  expect(html).toContain('noindex, follow');
});

it('a comparison of nothing offers engines to start with, and only these', async () => {
  const engine = await newProduct(cookie, { name: `${NAME} motore`, category: 'motori' });
  const part = await newProduct(cookie, { name: `${NAME} ricambio`, category: 'ricambi' });
  const { html } = await open('/confronta');
  expect(html).toContain(`href="/confronta?p=${engine.slug}"`);
  expect(html).not.toContain(part.slug);
});

it('a product page links to a comparison without scripts', async () => {
  const [one] = slugs();
  expect((await open(`/prodotti/${one}`)).html).toContain(`href="/confronta?p=${one}"`);
});
