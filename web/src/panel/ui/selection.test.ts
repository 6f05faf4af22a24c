import { expect, test } from 'vitest';
import { rangeOf } from './selection.tsx';

test.each([
  ['b', 'd', 'bcd'],
  ['c', 'a', 'abc'],
  ['b', 'b', 'b'],
  [null, 'c', 'c'],
  ['gone', 'c', 'c'],
])('the range from %s to %s is %s', (from, to, range) => {
  const items = [...'abcd'].map((id) => ({ id }));
  expect(rangeOf(items, from, to).map(({ id }) => id)).toEqual([...range]);
});
