import type { CataloguePart } from '@rombo/shared/collections/catalogue';
import { PAGE_SIZE } from '@rombo/shared/collections/catalogue';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import type { Language } from '@rombo/shared/words/languages';
import { expect, test, vi } from 'vitest';
import { manyProducts, productOf } from '../../test/many-products.ts';
import { cardOf } from '../data/cards.ts';
import { readPage } from './page-data.ts';

const COUNT = 2500;
const PAGES = Math.ceil(COUNT / PAGE_SIZE);
const products = manyProducts(COUNT).map(productOf);
const cards = products.map(cardOf);

let listed = cards;

vi.mock('../data/catalogue.ts', () => ({ readCatalogue: async () => listed }));

async function pageOf(query: string, language: Language = 'it') {
  const request = { parameters: {}, query: new URLSearchParams(query), shown: language, addressed: language };
  const { found, moved, answers } = await readPage('products', request);
  const [outlines, part] = Object.values(answers) as [ProductOutline[], CataloguePart];
  return { found, moved, slugs: outlines.map(({ slug }) => slug), part };
}

test('a filter of a long catalogue shows only matches, and a page beyond the last redirects to it', async () => {
  const spares = products.filter(({ category }) => category === 'ricambi');
  const { slugs, part } = await pageOf('category=ricambi&page=2');
  expect(slugs).toEqual(spares.slice(PAGE_SIZE, 2 * PAGE_SIZE).map(({ slug }) => slug));
  expect(part.total).toBe(spares.length);
  expect((await pageOf('page=5000')).moved).toBe(`/prodotti?page=${PAGES}`);
});

test.each([
  ['price', [1, 2, 0]],
  ['power', [2, 0, 1]],
  ['weight', [0, 1, 2]],
  ['name', [2, 1, 0]],
  ['newest', [1, 0, 2]],
])('sorted by %s, products without the figure come last', async (sort, order) => {
  const figures = [
    { price: undefined, power: 2, weight: 20, name: 'Z', createdAt: '2026-02' },
    { price: 9, power: undefined, weight: 30, name: 'Motore 10', createdAt: '2026-03' },
    { price: 50, power: 2.5, weight: undefined, name: 'Motore 9', createdAt: '2026-01' },
  ];
  const three = cards.slice(0, 3);
  listed = three.map((card, at) => ({ ...card, ...figures[at] }));
  expect((await pageOf(`sort=${sort}`)).slugs).toEqual(order.map((at) => three[at]?.slug));
  listed = cards;
});
