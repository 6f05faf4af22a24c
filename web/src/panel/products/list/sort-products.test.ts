import type { Product } from '@rombo/shared/collections/product';
import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { type SortKey, sortProducts } from './sort-products.ts';

const product = (name: string, fields: Partial<Product>) => ({ ...engine, name, ...fields });
const products = [
  product('Motore 10', { updatedAt: '2025-01-02T00:00:00.000Z', price: 20 }),
  product('Motore 9', { updatedAt: '2025-01-03T00:00:00.000Z', status: 'hidden', availability: 'discontinued' }),
  product('Àncora', {
    updatedAt: '2025-01-01T00:00:00.000Z',
    category: 'ricambi',
    price: 9.5,
    availability: 'in_stock',
  }),
];
const sorted = (sort: SortKey, reversed = false) => sortProducts(products, { sort, reversed }).map(({ name }) => name);

test('the order of the catalogue stays', () => {
  expect(sorted('order')).toEqual(['Motore 10', 'Motore 9', 'Àncora']);
});

test('names are sorted as people do: accents beside their letters, numbers by their size', () => {
  expect(sorted('name')).toEqual(['Àncora', 'Motore 9', 'Motore 10']);
  expect(sorted('name', true)).toEqual(['Motore 10', 'Motore 9', 'Àncora']);
});

test('the last change comes first', () => {
  expect(sorted('changed')).toEqual(['Motore 9', 'Motore 10', 'Àncora']);
});

test('what is alike keeps the order of the catalogue', () => {
  expect(sorted('category')).toEqual(['Motore 10', 'Motore 9', 'Àncora']);
  expect(sorted('status')).toEqual(['Motore 10', 'Àncora', 'Motore 9']);
});

test('products without a value come last in both directions', () => {
  expect(sorted('price')).toEqual(['Àncora', 'Motore 10', 'Motore 9']);
  expect(sorted('price', true)).toEqual(['Motore 10', 'Àncora', 'Motore 9']);
  expect(sorted('availability')).toEqual(['Àncora', 'Motore 9', 'Motore 10']);
});
