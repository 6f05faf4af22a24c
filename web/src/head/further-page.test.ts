import { expect, test } from 'vitest';
import { furtherPage } from './head.tsx';

test.each([
  ['', ''],
  ['category=motori', ''],
  ['page=1', ''],
  ['page=x', ''],
  ['page=2', '?page=2'],
  ['utm_source=x&page=3&category=motori', '?category=motori&page=3'],
])('%j adds %j to the address of a page', (search, expected) => {
  expect(furtherPage(search)).toBe(expected);
});
