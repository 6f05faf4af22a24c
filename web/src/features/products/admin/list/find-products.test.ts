import type { Category } from '@rombo/shared/product';
import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { findProducts } from './find-products.ts';

const pipe = { ...engine, id: '2', name: 'Marmitta più corta', category: 'marmitte' as const, technicalSpecs: {} };
const names = (query: string, category: Category | 'all' = 'all') =>
  findProducts([engine, pipe], { query, category, english: 'all' }).map(({ name }) => name);

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
    findProducts([engine, pipe, translated], { query: '', category: 'all', english }).map(({ id }) => id);
  expect([found('complete'), found('partial'), found('none')]).toEqual([['3'], [], [engine.id, '2']]);
});
