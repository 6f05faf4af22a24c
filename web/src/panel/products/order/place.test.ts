import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { place } from './place.ts';

const products = ['star', 'one', 'two'].map((id) => ({ ...engine, id, featured: id === 'star' }));
const moved = (from: number, to: number) => place(products, from, to).map(({ id }) => id);

test('a product goes to its place, but never before a featured one', () => {
  expect(moved(2, 1)).toEqual(['star', 'two', 'one']);
  expect(moved(2, 0)).toEqual(['star', 'two', 'one']);
  expect(moved(0, 2)).toEqual(['star', 'one', 'two']);
});
