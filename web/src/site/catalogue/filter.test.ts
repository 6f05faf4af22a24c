import type { Category, Product, Subcategory } from '@rombo/shared/collections/product';
import { describe, expect, test } from 'vitest';
import { chooseCategory, isDivided, matching, noFilter, readFilter, writeFilter } from './filter.ts';

const product = (name: string, category: Category, subcategory: Subcategory | null): Product => ({
  id: name,
  slug: name,
  slugEn: null,
  name,
  description: name,
  category,
  subcategory,
  images: [],
  pictures: [],
  technicalSpecs: {},
  technicalSheetUrl: null,
  technicalSheetEnUrl: null,
  featured: false,
  version: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
});

const products = [
  product('buggy', 'motori', '3.5cc'),
  product('touring', 'motori', '2.1cc'),
  product('pipe', 'marmitte', '3.5cc'),
  product('plug', 'ricambi', null),
  product('bottle', 'accessori', null),
];
const names = (list: Product[]) => list.map(({ name }) => name);

describe('the query of the catalogue', () => {
  test('names category and displacement', () => {
    expect(readFilter('category=motori&subcategory=2.1cc')).toEqual({ category: 'motori', subcategory: '2.1cc' });
  });

  test('without a category asks for everything', () => {
    expect(readFilter('')).toEqual(noFilter);
  });

  test.each(['category=turbine', 'category=', 'category=MOTORI', 'category=__proto__', 'subcategory=2.1cc'])(
    'counts what it does not know as all: %s',
    (search) => expect(readFilter(search)).toEqual(noFilter),
  );

  test('drops an unknown displacement but keeps the category', () => {
    expect(readFilter('category=marmitte&subcategory=9cc')).toEqual({ category: 'marmitte', subcategory: 'all' });
  });

  test('knows no displacement for accessories', () => {
    expect(readFilter('category=accessori&subcategory=2.1cc')).toEqual({ category: 'accessori', subcategory: 'all' });
  });

  test('leaves out what is not filtered and keeps what belongs to others', () => {
    expect(writeFilter('utm=race&category=motori&subcategory=2.1cc', noFilter)).toBe('utm=race');
    expect(writeFilter('', { category: 'ricambi', subcategory: '3.5cc' })).toBe('category=ricambi&subcategory=3.5cc');
  });
});

describe('choosing a category', () => {
  const filtered = { category: 'motori', subcategory: '2.1cc' } as const;

  test('keeps the displacement where the new category has displacements', () => {
    expect(chooseCategory(filtered, 'marmitte')).toEqual({ category: 'marmitte', subcategory: '2.1cc' });
  });

  test.each(['all', 'accessori'] as const)('resets the displacement for %s', (category) => {
    expect(chooseCategory(filtered, category)).toEqual({ category, subcategory: 'all' });
  });

  test('shows the second row for engines, exhausts and spare parts only', () => {
    const divided = (['all', 'motori', 'marmitte', 'ricambi', 'accessori'] as const).filter(isDivided);
    expect(divided).toEqual(['motori', 'marmitte', 'ricambi']);
  });
});

describe('the filtered list', () => {
  test('is the whole list when nothing is filtered', () => {
    expect(matching(products, noFilter)).toEqual(products);
  });

  test('holds one category, over all displacements', () => {
    expect(names(matching(products, { category: 'motori', subcategory: 'all' }))).toEqual(['buggy', 'touring']);
  });

  test('holds one displacement of one category', () => {
    expect(names(matching(products, { category: 'motori', subcategory: '2.1cc' }))).toEqual(['touring']);
  });

  test('is empty when no product has the displacement', () => {
    expect(matching(products, { category: 'ricambi', subcategory: '3.5cc' })).toEqual([]);
  });
});
