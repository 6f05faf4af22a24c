import { describe, expect, test, vi } from 'vitest';

vi.mock('./table.ts', () => ({}));
const { productOrder } = await import('./product-order.ts');

const product = (id: string, year: number, category: 'motori' | 'ricambi' = 'motori', featured = false) => ({
  id,
  category,
  featured,
  createdAt: `${year}-01-01T00:00:00.000Z`,
});
const old = product('old', 2021);
const middle = product('middle', 2022);
const recent = product('recent', 2023);
const star = product('star', 2020, 'motori', true);
const part = product('part', 2019, 'ricambi');
const all = [old, part, recent, star, middle];
const sorted = (...orders: { category: 'motori' | 'ricambi'; ids: string[] }[]) =>
  all.toSorted(productOrder(orders)).map(({ id }) => id);

describe('the order of products', () => {
  test('is featured ones, then the newest, while nothing was moved', () => {
    expect(sorted()).toEqual(['star', 'recent', 'middle', 'old', 'part']);
  });

  test('has those that were never moved before those that were', () => {
    expect(sorted({ category: 'motori', ids: ['old', 'recent'] })).toEqual(['star', 'middle', 'part', 'old', 'recent']);
  });

  test('has the categories one after the other where products of several were moved', () => {
    const orders = [
      { category: 'ricambi' as const, ids: ['part'] },
      { category: 'motori' as const, ids: ['middle', 'old', 'recent'] },
    ];
    expect(sorted(...orders)).toEqual(['star', 'middle', 'old', 'recent', 'part']);
  });

  test('forgets a place in a category that a product has left', () => {
    expect(sorted({ category: 'ricambi', ids: ['recent', 'part'] })).toEqual([
      'star',
      'recent',
      'middle',
      'old',
      'part',
    ]);
  });
});
