import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { findProducts } from './find-products.ts';

const pipe = { ...engine, id: '2', name: 'Marmitta più corta', technicalSpecs: {} };
const names = (query: string) => findProducts([engine, pipe], query).map(({ name }) => name);

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
