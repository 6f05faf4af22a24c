import { describe, expect, it, test, vi } from 'vitest';
import { manyProducts } from '../../test/many-products.ts';

const PAGE = 500;
const stored = manyProducts(6000, 4000);
const calls = vi.hoisted(() => ({ read: [] as string[], pages: 0 }));
const extendDeadline = vi.hoisted(() => vi.fn());

vi.mock('./table.ts', () => ({
  queryAll: async () => [],
  getItems: async (keys: { sk: string }[]) => {
    calls.read.push(...keys.map(({ sk }) => sk));
    return stored.filter(({ sk }) => keys.some((key) => key.sk === sk));
  },
  queryNewest: async (_: string, cursor: string | null) => {
    const items = stored.toReversed();
    const start = cursor ? items.findIndex(({ sk }) => sk === cursor) + 1 : 0;
    const page = items.slice(start, start + PAGE);
    calls.pages += 1;
    return { items: page, next: start + PAGE < items.length ? page.at(-1)?.sk : null };
  },
}));
vi.mock('../deadline.ts', () => ({ extendDeadline }));
const { listProductPage } = await import('./product-lists.ts');

describe('a list that no response could carry', () => {
  it('comes in parts that fit a response, newest first, and contains every product once', async () => {
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
});

test('each further page extends the deadline, and no part ends before it is full', async () => {
  calls.pages = 0;
  extendDeadline.mockClear();
  const { next, isComplete } = await listProductPage(null);
  // 2,000 products of 4,000 characters are 8 million.
  expect([calls.pages, next !== null, isComplete]).toEqual([4, true, true]);
  expect(extendDeadline).toHaveBeenCalledTimes(3);
});

test('a successor stays if it is public, in the same part or in a later one; the administrator sees every one', async () => {
  const [last] = stored;
  const [newest, second, third, fourth] = stored.toReversed();
  if (!newest || !second || !third || !fourth || !last) expect.fail();
  const pairs = [
    [newest, last.id],
    [second, third.id],
    [third, '0199a3c0-5c6e-7abc-8def-ffffffffffff'],
  ] as const;
  for (const [product, successor] of pairs) Object.assign(product, { availability: 'discontinued', successor });
  calls.read = [];
  const successorsOf = async (all?: boolean) => {
    const { products } = await listProductPage(null, all);
    return pairs.map(([{ id }]) => products.find((product) => product.id === id)?.successor);
  };
  expect(await successorsOf()).toEqual([last.id, third.id, undefined]);
  expect(calls.read).toEqual([last.id, pairs[2][1]]);
  expect(await successorsOf(true)).toEqual(pairs.map(([, successor]) => successor));
  const { products } = await listProductPage(null);
  expect(products.find(({ id }) => id === third.id)).toMatchObject({ name: third.name });
});
