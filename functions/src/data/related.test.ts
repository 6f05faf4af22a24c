import { beforeEach, expect, it, vi } from 'vitest';
import { manyProducts } from '../../test/many-products.ts';
import { logger } from '../logger.ts';

const table = vi.hoisted(() => ({ fails: false, updates: [] as object[] }));
const write = async () => {
  if (table.fails) throw new Error('The table does not answer');
};
vi.mock('./table.ts', () => ({
  put: write,
  deleteItem: write,
  update: async (_: object, fields: object) => void table.updates.push(fields),
}));
const { updateRelated } = await import('./related.ts');
vi.spyOn(logger, 'warn').mockImplementation(() => {});
const [made] = manyProducts(1);
if (!made) throw new Error('There is no product');
const product = { ...made, technicalSpecs: {}, pictures: [] };

beforeEach(() => {
  table.updates = [];
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
