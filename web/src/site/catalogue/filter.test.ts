import {
  filterByCategory,
  hasSubcategoryFilter,
  noFilter,
  PAGE_SIZE,
  parseFilter,
  parsePage,
} from '@rombo/shared/collections/catalogue';
import { expect, test } from 'vitest';
import { chooseCategory, pageQuery, writeFilter } from './filter.ts';

test.each([
  ['', noFilter],
  ['category=motori&subcategory=2.1cc', { category: 'motori', subcategory: '2.1cc' }],
  ['category=turbine', noFilter],
  ['category=__proto__', noFilter],
  ['subcategory=2.1cc', noFilter],
  ['category=marmitte&subcategory=9cc', { category: 'marmitte', subcategory: 'all' }],
  ['category=accessori&subcategory=2.1cc', { category: 'accessori', subcategory: 'all' }],
] as const)('%j filters by %j: unknown values mean all', (search, filter) => {
  expect(parseFilter(new URLSearchParams(search))).toEqual(filter);
});

test('a query omits unset filters and keeps other parameters', () => {
  expect(writeFilter('utm=race&category=motori&subcategory=2.1cc', noFilter)).toBe('utm=race');
  expect(writeFilter('', { category: 'ricambi', subcategory: '3.5cc' })).toBe('category=ricambi&subcategory=3.5cc');
});

test('a new category keeps the displacement if it has displacements', () => {
  const filtered = { category: 'motori', subcategory: '2.1cc' } as const;
  expect(chooseCategory(filtered, 'marmitte')).toEqual({ category: 'marmitte', subcategory: '2.1cc' });
  for (const category of ['all', 'accessori'] as const)
    expect(chooseCategory(filtered, category)).toEqual({ category, subcategory: 'all' });
  const categories = ['all', 'motori', 'marmitte', 'ricambi', 'accessori'] as const;
  expect(categories.filter(hasSubcategoryFilter)).toEqual(['motori', 'marmitte', 'ricambi']);
});

test('a filter selects the products of its category and displacement', () => {
  const products = [
    { category: 'motori', subcategory: '3.5cc' },
    { category: 'motori', subcategory: '2.1cc' },
    { category: 'ricambi', subcategory: null },
  ] as const;
  expect(filterByCategory(products, noFilter)).toEqual(products);
  expect(filterByCategory(products, { category: 'motori', subcategory: 'all' })).toEqual(products.slice(0, 2));
  expect(filterByCategory(products, { category: 'motori', subcategory: '2.1cc' })).toEqual([products[1]]);
  expect(filterByCategory(products, { category: 'ricambi', subcategory: '3.5cc' })).toEqual([]);
});

const THREE_PAGES = 2 * PAGE_SIZE + 1;
test.each([
  ['', THREE_PAGES, 1],
  ['category=motori&page=3', THREE_PAGES, 3],
  ['page=99', THREE_PAGES, 3],
  ['page=0', THREE_PAGES, 1],
  ['page=1.5', THREE_PAGES, 1],
  ['page=due', THREE_PAGES, 1],
  ['page=2', 0, 1],
])('%j in a list of %i products is page %i', (search, total, page) => {
  expect(parsePage(new URLSearchParams(search), total)).toBe(page);
});

test('the query of a page keeps the filter and omits the number of the first page', () => {
  expect(pageQuery('category=motori', 2)).toBe('category=motori&page=2');
  expect(pageQuery('category=motori&page=2', 1)).toBe('category=motori');
});
