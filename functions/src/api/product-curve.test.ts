import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const NAME = 'Curva';
const curve = [
  { rpm: 10_000, kW: 0.42 },
  { rpm: 12_500, kW: 1 },
];
const read = async ({ id }: Product) => (await call('getProduct', { parameters: { id } })).body;
const save = ({ id, name }: Product, changes = {}) =>
  call('updateProduct', { cookie, parameters: { id }, body: productForm({ name, ...changes }) });

describe('the power curve of a product', () => {
  let engine: Product;
  beforeAll(async () => {
    engine = await newProduct(cookie, { name: `${NAME} uno`, powerCurve: JSON.stringify(curve) });
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('is answered as it was sent, and absent where there is none', async () => {
    expect((await read(engine)).powerCurve).toEqual(curve);
    expect(await read(await newProduct(cookie, { name: `${NAME} senza` }))).not.toHaveProperty('powerCurve');
  });

  it('stays where a form leaves it out', async () => {
    expect((await save(engine)).body.powerCurve).toEqual(curve);
  });

  it.each(['[]', '', ' '])('goes with %j', async (powerCurve) => {
    const product = await newProduct(cookie, { name: `${NAME} due`, powerCurve: JSON.stringify(curve) });
    await save(product, { powerCurve });
    expect(await read(product)).not.toHaveProperty('powerCurve');
  });

  it.each([
    ['powerCurve.1.rpm', [curve[0], { rpm: 10_000, kW: 1 }]],
    ['powerCurve', [curve[0]]],
  ])('is refused for a wrong %s (%#)', async (path, rows) => {
    expect(await save(engine, { powerCurve: JSON.stringify(rows) })).toMatchObject(refusal('invalid_input', path));
  });
});
