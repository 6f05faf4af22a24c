import { expect, test } from 'vitest';
import { listAddress, wholeList } from './list-address.ts';

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
