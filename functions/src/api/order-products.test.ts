import type { Product } from '@rombo/shared/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
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
  afterAll(async () => {
    await deleteItem({ pk: 'PRODUCT_ORDER', sk: 'marmitte' });
    await removeProducts(cookie, 'Fila');
  });
  const idsOf = (...names: string[]) => names.map((name) => ids[name]);

  it('puts the products of a category in order, and those that were never moved before them', async () => {
    expect(await shown()).toEqual(['ricambio', 'tre', 'due', 'uno']);
    const order = { category: 'marmitte', ids: idsOf('uno', 'tre', 'due') };
    expect(await save(order)).toMatchObject({ status: 200, body: order });
    expect(await shown()).toEqual(['ricambio', 'uno', 'tre', 'due']);
    await save({ category: 'marmitte', ids: idsOf('due', 'uno', 'due') });
    expect(await shown()).toEqual(['ricambio', 'tre', 'due', 'uno']);
    await save({ category: 'marmitte', ids: [] });
    expect(await shown()).toEqual(['ricambio', 'tre', 'due', 'uno']);
  });

  it.each([
    ['a product of another category', () => ({ category: 'marmitte', ids: idsOf('uno', 'ricambio') }), 'ids.1'],
    ['a product that is not there', () => ({ category: 'marmitte', ids: [crypto.randomUUID()] }), 'ids.0'],
    ['what is no id', () => ({ category: 'marmitte', ids: ['uno'] }), 'ids.0'],
    ['an unknown category', () => ({ category: 'candele', ids: [] }), 'category'],
    ['an order without products', () => ({ category: 'marmitte' }), 'ids'],
    ['a field that there is not', () => ({ category: 'marmitte', ids: [], order: 1 }), 'order'],
  ])('refuses %s', async (_, order, path) => {
    expect(await save(order())).toMatchObject(refusal('invalid_input', path));
  });

  it('is for the administrator', async () => {
    expect(await call('orderProducts', { json: { category: 'marmitte', ids: [] } })).toMatchObject(
      refusal('unauthenticated'),
    );
  });
});
