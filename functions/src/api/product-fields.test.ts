import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteProduct, newProduct, readProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { invalid } from '../../test/refusals.ts';
import { cookie } from '../../test/site.ts';

const NAME = 'Campi';
const curve = [
  { rpm: 10_000, kW: 0.42 },
  { rpm: 12_500, kW: 1 },
];
const read = ({ id }: Product) => readProduct(id);
const save = ({ id, name }: Product, changes = {}) => saveProduct(id, { name, ...changes });

afterAll(() => removeProducts(cookie, NAME));

describe('optional fields of a product', () => {
  let plain: Product;
  beforeAll(async () => {
    plain = await newProduct(cookie, { name: `${NAME} semplice` });
  });

  it.each([
    ['powerCurve', JSON.stringify(curve), curve],
    ['price', '1489,5', 1489.5],
    ['availability', 'to_order', 'to_order'],
    ['alsoKnownAs', '["OLD 1"," OLD 1 ","OLD-2"]', ['OLD 1', 'OLD-2']],
  ])('%s is answered as sent, stays if a form omits it, and goes with a blank', async (field, part, value) => {
    expect(await read(plain)).not.toHaveProperty(field);
    const product = await newProduct(cookie, { name: `${NAME} uno`, [field]: part });
    expect((await read(product))[field]).toEqual(value);
    expect((await save(product)).body[field]).toEqual(value);
    expect((await save(product, { [field]: ' ' })).body).not.toHaveProperty(field);
  });

  it.each([
    ['powerCurve.1.rpm', { powerCurve: JSON.stringify([curve[0], { rpm: 10_000, kW: 1 }]) }],
    ['powerCurve', { powerCurve: '10000;0,42' }],
    ['price', { price: '1.2345' }],
    ['availability', { availability: 'lost' }],
    ['backOn', { availability: 'in_stock', backOn: '2027-03-15' }],
    ['backOn', { availability: 'sold_out', backOn: '15/3/2027' }],
    ['alsoKnownAs.0', { alsoKnownAs: JSON.stringify(['x'.repeat(61)]) }],
    ['successor', { availability: 'discontinued', successor: randomUUID() }],
    ['successor', { availability: 'in_stock', successor: randomUUID() }],
  ])('are refused for an invalid %s (%#)', async (path, changes) => {
    expect(await save(plain, changes)).toMatchObject(invalid(path));
  });

  it('name the day of return while the product is sold out', async () => {
    const fields = { availability: 'sold_out', backOn: '2027-03-15' };
    const product = await newProduct(cookie, { name: `${NAME} esaurita`, ...fields });
    expect(await read(product)).toMatchObject(fields);
    expect((await save(product, { ...fields, backOn: '' })).body).not.toHaveProperty('backOn');
    await save(product, fields);
    expect((await save(product, { availability: 'in_stock' })).body).not.toHaveProperty('backOn');
  });

  it('name a successor while the product is discontinued and the successor exists', async () => {
    const gone = await newProduct(cookie, { name: `${NAME} sostituta` });
    const fields = { availability: 'discontinued', successor: plain.id };
    expect(await save(plain, fields)).toMatchObject(invalid('successor'));
    const old = await newProduct(cookie, { name: `${NAME} vecchia`, ...fields });
    expect(await read(old)).toMatchObject({ successor: plain.id, replacement: { slug: plain.slug } });
    expect((await save(old, { availability: 'in_stock' })).body).not.toHaveProperty('successor');
    await save(old, { availability: 'discontinued', successor: gone.id });
    await deleteProduct(gone.id);
    const after = await read(old);
    expect([after.successor, after.replacement]).toEqual([undefined, undefined]);
    expect((await save(old, { availability: 'discontinued', successor: gone.id })).status).toBe(200);
  });
});
