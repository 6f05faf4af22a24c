import { describe, expect, test, vi } from 'vitest';

const table = vi.hoisted(() => ({ queryAll: vi.fn(), putIf: vi.fn(async (_: { ids: string[] }) => true) }));
vi.mock('./table.ts', () => table);
vi.mock('./catalogue-version.ts', () => ({ changeCatalogueVersion: async () => {} }));
const { readProductOrder, saveProductOrder } = await import('./product-order.ts');

const product = (id: string, year: number, category: 'motori' | 'ricambi' = 'motori', featured = false) => ({
  id,
  category,
  featured,
  createdAt: `${year}-01-01T00:00:00.000Z`,
});
const star = product('star', 2020, 'motori', true);
const all = [
  product('old', 2020),
  product('old part', 2021, 'ricambi'),
  product('recent', 2024),
  star,
  product('middle', 2022),
  product('part', 2023, 'ricambi'),
];
const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id);

/** Sorts all products by a stored order. */
async function sortByOrder(ids: unknown) {
  table.queryAll.mockResolvedValue([{ pk: 'PRODUCT_ORDER', sk: 'all', ids }]);
  return (await readProductOrder())(all);
}

/** Moves products in the order that nobody changed, and returns the order that is stored. */
async function reorder(ids: string[]): Promise<string[]> {
  const isUnchanged = { expression: 'attribute_not_exists(writeToken)' };
  await saveProductOrder(ids, { products: await sortByOrder([]), isUnchanged });
  return table.putIf.mock.lastCall?.[0].ids ?? [];
}

const sorted = async (...ids: string[]) => idsOf(await sortByOrder(ids));
const unmoved = ['star', 'recent', 'part', 'middle', 'old part', 'old'];

describe('the order of products', () => {
  test('is featured ones, then the newest, while nothing was moved', async () => {
    expect(await sorted()).toEqual(unmoved);
  });

  test('is that of the last move, after newer products and with featured ones first', async () => {
    expect(await sorted('old', 'star', 'old part', 'middle')).toEqual([
      ...['star', 'recent', 'part'],
      ...['old', 'old part', 'middle'],
    ]);
  });
});

test.each(['motori', 'ricambi', undefined])(
  'one product comes to the top of %s, and no other moves',
  async (category) => {
    const current = await sortByOrder([]);
    const list = idsOf(current.filter((one) => !category || one.category === category));
    for (const moved of list.filter((id) => id !== star.id)) {
      const ids = [moved, ...list.filter((id) => id !== moved)];
      const after = await sorted(...(await reorder(ids)));
      expect(after.find((id) => list.includes(id) && id !== star.id)).toBe(moved);
      const others = (order: string[]) => order.filter((id) => id !== moved && list.includes(id));
      expect(others(after)).toEqual(others(unmoved));
      for (const id of unmoved.filter((id) => !list.includes(id))) expect(after.indexOf(id)).toBe(unmoved.indexOf(id));
    }
  },
);

test('products that an order omits keep their places, and one that it names twice appears once', async () => {
  expect(await reorder(['old', 'gone', 'recent', 'old'])).toEqual([
    ...['star', 'old', 'part', 'middle', 'old part', 'recent'],
  ]);
});

test.each([7, '', null, [7], undefined])('an order that cannot be read (%j) is that of unmoved products', async (ids) =>
  expect(idsOf(await sortByOrder(ids))).toEqual(unmoved),
);
