import { expect, test } from 'vitest';
import { orderOf } from './order-of.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['-2', -2],
  ['2,7', 2],
  ['', 0],
  ['primo', 0],
  ['-0', 0],
])('the order typed as "%s" is %i', (typed, order) => {
  expect(orderOf(typed) + 0).toBe(order);
});
