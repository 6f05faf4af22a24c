import { expect, test } from 'vitest';
import { PAGE_SIZE, pageQuery, readPage } from './paging.ts';

test.each([
  ['', 1],
  ['page=2', 2],
  ['category=motori&page=3', 3],
  ['page=99', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=due', 1],
])('%j asks for page %i of two hundred and one', (search, page) => {
  expect(readPage(search, 2 * PAGE_SIZE + 1)).toBe(page);
});

test('an empty list has one page', () => {
  expect(readPage('page=2', 0)).toBe(1);
});

test('another page keeps the filter, and the first one needs no number', () => {
  expect(pageQuery('category=motori', 2)).toBe('category=motori&page=2');
  expect(pageQuery('category=motori&page=2', 1)).toBe('category=motori');
});
