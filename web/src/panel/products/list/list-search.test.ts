import type { Category, Product } from '@rombo/shared/collections/product';
import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { countProducts, findProducts, listAddress, type SortKey, sortProducts, wholeList } from './list-search.ts';

const pipe = { ...engine, id: '2', name: 'Marmitta più corta', category: 'marmitte' as const, technicalSpecs: {} };
const order = { sort: 'order', reversed: false } as const;
const names = (query: string, category: Category | 'all' = 'all') =>
  findProducts([engine, pipe], { query, category, english: 'all', ...order }).map(({ name }) => name);

test('an empty query finds everything', () => {
  expect(names('  ')).toEqual(['RP 21 Buggy', 'Marmitta più corta']);
});

test('every word has to be in the name or in the article code', () => {
  expect(names('buggy rp-m21')).toEqual(['RP 21 Buggy']);
  expect(names('buggy corta')).toEqual([]);
});

test('accents and capitals make no difference', () => {
  expect(names('PIU')).toEqual(['Marmitta più corta']);
});

test('a category narrows what the words find', () => {
  expect(names('', 'marmitte')).toEqual(['Marmitta più corta']);
  expect(names('buggy', 'marmitte')).toEqual([]);
});

test('products can be found by how much of them is in English', () => {
  const translated = { ...pipe, id: '3', translations: { en: { name: 'Shorter pipe', description: 'Short.' } } };
  const found = (english: 'complete' | 'partial' | 'none') =>
    findProducts([engine, pipe, translated], { query: '', category: 'all', english, ...order }).map(({ id }) => id);
  expect([found('complete'), found('partial'), found('none')]).toEqual([['3'], [], [engine.id, '2']]);
});

test('what is found is sorted', () => {
  const found = findProducts([engine, pipe], {
    query: '',
    category: 'all',
    english: 'all',
    sort: 'name',
    reversed: false,
  });
  expect(found.map(({ name }) => name)).toEqual(['Marmitta più corta', 'RP 21 Buggy']);
});

test('products are counted by category and by their English', () => {
  expect(countProducts([engine, pipe])).toEqual({ motori: 1, marmitte: 1, none: 2 });
});

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

const { read, write } = listAddress;

test('a search has an address, and the whole list the shortest one', () => {
  const search = { ...wholeList, query: 'biella & co', category: 'ricambi', english: 'none' } as const;
  expect(write(search)).toBe('?q=biella+%26+co&categoria=ricambi&inglese=none');
  expect(read(write(search))).toEqual(search);
  expect(write({ ...wholeList, query: ' ' })).toBe('');
});

test('the order is in the address, reversed with a minus', () => {
  expect(write({ ...wholeList, sort: 'changed' })).toBe('?ordina=modifica');
  expect(read('?ordina=modifica')).toEqual({ ...wholeList, sort: 'changed' });
  expect(write({ ...wholeList, sort: 'price', reversed: true })).toBe('?ordina=-prezzo');
  expect(read('?ordina=-prezzo')).toEqual({ ...wholeList, sort: 'price', reversed: true });
});

test('what an address says wrongly is left out', () => {
  expect(read('?categoria=candele&inglese=x&ordina=-peso')).toEqual(wholeList);
});
