import { expect, test } from 'vitest';
import { listAddress } from './list-address.ts';

const { read, write } = listAddress;

test('a search has an address, and the whole list the shortest one', () => {
  const search = { query: 'biella & co', category: 'ricambi', english: 'none' } as const;
  expect(write(search)).toBe('?q=biella+%26+co&categoria=ricambi&inglese=none');
  expect(read(write(search))).toEqual(search);
  expect(write({ query: ' ', category: 'all', english: 'all' })).toBe('');
});

test('what an address says wrongly is left out', () => {
  expect(read('?categoria=candele&inglese=x')).toEqual({ query: '', category: 'all', english: 'all' });
});
