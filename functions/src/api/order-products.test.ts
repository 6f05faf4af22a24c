import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteProduct, newProduct, removeProducts } from '../../test/entities.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem } from '../../test/table.ts';

const save = (json: unknown) => call('orderProducts', { cookie, json });
const shown = async () =>
  ((await call('listProducts')).body as Product[])
    .map(({ name }) => name)
    .filter((name) => name.startsWith('Fila'))
    .map((name) => name.replace('Fila ', ''));

describe('PUT /api/admin/products/order', () => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    for (const name of ['uno', 'due', 'tre'])
      ids[name] = (await newProduct(cookie, { name: `Fila ${name}`, category: 'marmitte', subcategory: '2.1cc' })).id;
    ids.ricambio = (await newProduct(cookie, { name: 'Fila ricambio', category: 'ricambi' })).id;
  });
  const forgetOrder = () => deleteItem({ pk: 'PRODUCT_ORDER', sk: 'all' });
  afterAll(async () => {
    await forgetOrder();
    await removeProducts(cookie, 'Fila');
  });
  const idsOf = (...names: string[]) => names.map((name) => ids[name]);

  it('orders the products of a category and moves no others; new ones come first', async () => {
    expect(await shown()).toEqual(['ricambio', 'tre', 'due', 'uno']);
    const order = { category: 'marmitte', ids: idsOf('uno', 'tre', 'due') };
    expect(await save(order)).toMatchObject({ status: 200, body: order });
    expect(await shown()).toEqual(['ricambio', 'uno', 'tre', 'due']);
    const { id } = await newProduct(cookie, { name: 'Fila nuova', category: 'marmitte', subcategory: '2.1cc' });
    expect(await shown()).toEqual(['nuova', 'ricambio', 'uno', 'tre', 'due']);
    await deleteProduct(id);
  });

  it('refuses an order based on a stale one, and ignores products that were added or removed', async () => {
    const saveFrom = (seen: string[], ...names: string[]) =>
      save({ category: 'marmitte', ids: idsOf(...names), seen: idsOf(...seen) });
    await save({ ids: idsOf('ricambio', 'uno', 'due', 'tre') });
    expect((await saveFrom(['uno', 'due', 'tre'], 'due', 'uno', 'tre')).status).toBe(200);
    expect(await saveFrom(['uno', 'due', 'tre'], 'tre', 'uno', 'due')).toMatchObject(refusal('conflict'));
    expect(await shown()).toEqual(['ricambio', 'due', 'uno', 'tre']);
    // A retry after a lost response.
    expect((await saveFrom(['uno', 'due', 'tre'], 'due', 'uno', 'tre')).status).toBe(200);
    const seen = [...idsOf('due', 'tre'), crypto.randomUUID()];
    expect((await save({ category: 'marmitte', ids: idsOf('tre', 'due', 'uno'), seen })).status).toBe(200);
    expect(await shown()).toEqual(['ricambio', 'tre', 'due', 'uno']);
  });

  it('accepts one of two concurrent orders', async () => {
    const [one, other] = [idsOf('due', 'tre', 'uno'), idsOf('uno', 'due', 'tre')];
    await save({ category: 'marmitte', ids: idsOf('tre', 'due', 'uno') });
    const seen = idsOf('tre', 'due', 'uno');
    const answers = await Promise.all([one, other].map((ids) => save({ category: 'marmitte', ids, seen })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a product of another category', () => ({ category: 'marmitte', ids: idsOf('uno', 'ricambio') }), 'ids.1'],
    ['a product that is not there', () => ({ category: 'marmitte', ids: [crypto.randomUUID()] }), 'ids.0'],
    ['a field that there is not', () => ({ category: 'marmitte', ids: [], order: 1 }), 'order'],
  ])('refuses %s', async (_, order, path) => expect(await save(order())).toMatchObject(invalid(path)));
});
