import { expect, it } from 'vitest';
import { countFilters, countKey, filterByCategory, noFilter } from './catalogue.ts';

const products = [
  { category: 'motori', subcategory: '3.5cc' },
  { category: 'motori', subcategory: '2.1cc' },
  { category: 'ricambi', subcategory: null },
  { category: 'accessori', subcategory: null },
] as const;

it('counts for every filter the products that match it', () => {
  const counts = countFilters(products);
  for (const filter of [
    noFilter,
    { category: 'motori', subcategory: 'all' },
    { category: 'motori', subcategory: '2.1cc' },
    { category: 'ricambi', subcategory: '3.5cc' },
    { category: 'marmitte', subcategory: 'all' },
  ] as const) {
    expect(counts[countKey(filter)] ?? 0, countKey(filter)).toBe(filterByCategory(products, filter).length);
  }
});
