import { expect, test } from 'vitest';
import { rangeOf } from './use-selection.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (from: string | null, to: string) => rangeOf(items, from, to).map(({ id }) => id);

test('a range has both ends, in either direction', () => {
  expect(ids('b', 'd')).toEqual(['b', 'c', 'd']);
  expect(ids('c', 'a')).toEqual(['a', 'b', 'c']);
  expect(ids('b', 'b')).toEqual(['b']);
});

test('without a beginning that is there, a range is one item', () => {
  expect(ids(null, 'c')).toEqual(['c']);
  expect(ids('gone', 'c')).toEqual(['c']);
});
