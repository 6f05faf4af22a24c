import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const NAME = 'Offerta';
const read = async ({ id }: Product) => (await call('getProduct', { parameters: { id } })).body;
const save = ({ id, name }: Product, changes = {}) =>
  call('updateProduct', { cookie, parameters: { id }, body: productForm({ name, ...changes }) });

describe('price, availability and successor of a product', () => {
  let newer: Product;
  beforeAll(async () => {
    newer = await newProduct(cookie, { name: `${NAME} nuova` });
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('are answered as the owner stated them, and absent where nothing is stated', async () => {
    expect(await read(newer)).not.toHaveProperty('price');
    expect(await read(newer)).not.toHaveProperty('availability');
    const product = await newProduct(cookie, { name: `${NAME} uno`, price: '1489,5', availability: 'to_order' });
    expect(await read(product)).toMatchObject({ price: 1489.5, availability: 'to_order' });
  });

  it('stay where a form leaves them out, and go with blank parts', async () => {
    const product = await newProduct(cookie, { name: `${NAME} due`, price: '10', availability: 'in_stock' });
    expect((await save(product)).body).toMatchObject({ price: 10, availability: 'in_stock' });
    const { body } = await save(product, { price: '', availability: ' ' });
    expect([body.price, body.availability]).toEqual([undefined, undefined]);
  });

  it('name a successor while the product is not made any more and the successor is there', async () => {
    const gone = await newProduct(cookie, { name: `${NAME} sostituta` });
    const fields = { availability: 'discontinued', successor: newer.id };
    const old = await newProduct(cookie, { name: `${NAME} vecchia`, ...fields });
    expect(await read(old)).toMatchObject({ successor: newer.id, replacement: { slug: newer.slug } });
    expect((await save(old, { availability: 'in_stock' })).body).not.toHaveProperty('successor');
    await save(old, { availability: 'discontinued', successor: gone.id });
    await call('deleteProduct', { cookie, parameters: { id: gone.id } });
    const after = await read(old);
    expect([after.successor, after.replacement]).toEqual([undefined, undefined]);
    expect((await save(old, { availability: 'discontinued', successor: gone.id })).status).toBe(200);
  });

  it.each([
    ['price', { price: '0' }],
    ['price', { price: '1.234,50' }],
    ['availability', { availability: 'sold_out' }],
    ['successor', { availability: 'discontinued', successor: randomUUID() }],
    ['successor', { availability: 'in_stock', successor: randomUUID() }],
  ])('are refused for a wrong %s (%#)', async (path, changes) => {
    expect(await save(newer, changes)).toMatchObject(refusal('invalid_input', path));
  });

  it('refuse the product as its own successor', async () => {
    const itself = { availability: 'discontinued', successor: newer.id };
    expect(await save(newer, itself)).toMatchObject(refusal('invalid_input', 'successor'));
  });
});
