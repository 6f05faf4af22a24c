import { expect, it, test, vi } from 'vitest';
import { manyProducts } from '../../test/many-products.ts';

const PAGE = 500;
const stored = manyProducts(6000, 4000);
const calls = vi.hoisted(() => ({ pages: 0 }));

vi.mock('./table.ts', () => ({
  queryAll: async () => [],
  queryNewest: async (_: string, cursor: string | null) => {
    const items = stored.toReversed();
    const start = cursor ? items.findIndex(({ sk }) => sk === cursor) + 1 : 0;
    const page = items.slice(start, start + PAGE);
    calls.pages += 1;
    return { items: page, next: start + PAGE < items.length ? page.at(-1)?.sk : null };
  },
}));
const { listProductPage } = await import('./product-lists.ts');

it('a list that no response could carry comes in parts that fit a response, newest first, and contains every product once', async () => {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof listProductPage>> = await listProductPage(cursor);
    expect(JSON.stringify(part.products).length).toBeLessThan(12_000_000);
    const featured = part.products.map((product) => product.featured);
    expect(featured).toEqual(featured.toSorted((a, b) => Number(b) - Number(a)));
    names.push(...part.products.map(({ name }) => name));
    cursor = part.next;
  } while (cursor);
  expect(names).toHaveLength(stored.length);
  expect(new Set(names).size).toBe(stored.length);
  expect(Number(names[0]?.replace('Molti ', ''))).toBeGreaterThan(5000);
});

test('no part ends before it is full', async () => {
  calls.pages = 0;
  const { next } = await listProductPage(null);
  // 2,000 products of 4,000 characters are 8 million.
  expect([calls.pages, next !== null]).toEqual([4, true]);
});
