import { beforeEach, expect, it, vi } from 'vitest';
import { manyProducts } from '../../test/many-products.ts';
import { logger } from '../logger.ts';
import type { Key } from './keys.ts';

const table = vi.hoisted(() => ({ fails: false, updates: [] as object[], writes: [] as Key[] }));
const write = async (item: Key) => {
  if (table.fails) throw new Error('The table does not answer');
  table.writes.push(item);
};
vi.mock('./table.ts', () => ({
  put: write,
  deleteItem: write,
  update: async (_: object, fields: object) => void table.updates.push(fields),
}));
const { updateRelated } = await import('./related.ts');
const { partitions } = await import('./keys.ts');
vi.spyOn(logger, 'warn').mockImplementation(() => {});
const [made] = manyProducts(1);
if (!made) throw new Error('There is no product');
const product = { ...made, technicalSpecs: {}, pictures: [] };

beforeEach(() => {
  table.updates = [];
  table.writes = [];
});

it('after an outline could not be written, lists read the products until the sweep has repaired it', async () => {
  table.fails = true;
  await updateRelated(product, { ...product, status: 'hidden' });
  expect(table.updates).toEqual([expect.objectContaining({ token: expect.any(String), outlines: 0 })]);
});

it('writing one outline leaves the completeness of the others unchanged', async () => {
  table.fails = false;
  await updateRelated(product, { ...product, status: 'hidden' });
  expect(table.updates).toEqual([expect.not.objectContaining({ outlines: expect.anything() })]);
});

it('writes only the cards that differ: all of a new product, the outline alone after a change of its price', async () => {
  table.fails = false;
  await updateRelated(undefined, product);
  expect(table.writes.length).toBeGreaterThan(3);
  table.writes = [];
  await updateRelated(product, { ...product, price: 100 });
  expect(table.writes.map(({ pk }) => pk)).toEqual([partitions.outlines]);
});
