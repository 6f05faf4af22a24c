import { expect, test } from 'vitest';
import { renumber } from './renumber.ts';
import { slide } from './slide-fixture.ts';

const ordersOf = (orders: number[]) => renumber(orders.map((order) => ({ ...slide, order }))).map(({ order }) => order);

test.each([
  ['chosen numbers change places', [20, 30, 10], [10, 20, 30]],
  ['equal numbers are told apart', [0, 0, 0], [0, 1, 2]],
  ['negative numbers stay', [5, -3, 4], [-3, 4, 5]],
  ['numbers that would grow too large start over', [9999, 9999, 3], [0, 1, 2]],
  ['nothing has no numbers', [], []],
])('%s', (_, before, after) => {
  expect(ordersOf(before)).toEqual(after);
});
