import type { Category } from '@rombo/shared/collections/product';
import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { countProducts, findProducts } from './find-products.ts';

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
