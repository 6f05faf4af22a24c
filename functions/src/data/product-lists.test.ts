import { describe, expect, it, vi } from 'vitest';
import { manyProducts } from '../../test/many-products.ts';
import type { Key } from './keys.ts';

/** Items of one page of the table. */
const PAGE = 500;
const stored = manyProducts(6000, 4000);

vi.mock('./table.ts', () => ({
  queryPage: async ({ from, newestFirst }: { from?: Key; newestFirst?: boolean }) => {
    const items = newestFirst ? stored.toReversed() : stored;
    const start = from ? items.findIndex(({ sk }) => sk === from.sk) + 1 : 0;
    const page = items.slice(start, start + PAGE);
    return { items: page, ...(start + PAGE < items.length && { next: { pk: 'PRODUCT', sk: page.at(-1)?.sk } }) };
  },
}));
const { listProductPart } = await import('./product-lists.ts');

describe('a list that no answer could carry', () => {
  it('comes in parts that an answer can, the newest first, and every product is in one of them', async () => {
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof listProductPart>> = await listProductPart(cursor);
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
});
