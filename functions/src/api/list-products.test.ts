import { Product } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { call, cookie } from '../../test/site.ts';

describe('GET /api/products', () => {
  beforeAll(async () => {
    await newProduct(cookie, { name: 'Ordine primo', featured: 'true' });
    await newProduct(cookie, { name: 'Ordine secondo' });
    await newProduct(cookie, { name: 'Ordine terzo' });
  });
  afterAll(() => removeProducts(cookie, 'Ordine'));

  it('lists featured products first and then the newest', async () => {
    const { status, body } = await call('listProducts');
    const names = body.map(({ name }: Product) => name).filter((name: string) => name.startsWith('Ordine'));
    expect(status).toBe(200);
    expect(names).toEqual(['Ordine primo', 'Ordine terzo', 'Ordine secondo']);
  });

  it('answers with the fields of the contract and no others', async () => {
    const { body } = await call('listProducts');
    for (const product of body) expect(v.parse(v.strictObject(Product.entries), product)).toEqual(product);
  });

  it('gives the administrator the same list', async () => {
    const [visitor, administrator] = await Promise.all([call('listProducts'), call('listProducts', { cookie })]);
    expect(administrator.body).toEqual(visitor.body);
  });

  it('lets the edge share the answer with visitors and spares a browser that has it', async () => {
    const first = await call('listProducts');
    const etag = first.headers.get('etag') ?? '';
    const again = await call('listProducts', { headers: { 'if-none-match': etag } });
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
  });

  it('has another tag as soon as anything changes', async () => {
    const before = (await call('listProducts')).headers.get('etag');
    await newProduct(cookie, { name: 'Ordine quarto' });
    const after = await call('listProducts', { headers: { 'if-none-match': before ?? '' } });
    expect([after.status, after.headers.get('etag') === before]).toEqual([200, false]);
  });

  it("never lets the administrator's answer be stored", async () => {
    const { headers } = await call('listProducts', { cookie });
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});

it('goes on after a product, and knows no cursor that is none', async () => {
  const older = await newProduct(cookie, { name: 'Elenco vecchio' });
  const newer = await newProduct(cookie, { name: 'Elenco nuovo' });
  const { body } = await call('listProducts', { query: { cursor: newer.id } });
  const ids = (body as Product[]).map(({ id }) => id);
  expect([ids.includes(older.id), ids.includes(newer.id)]).toEqual([true, false]);
  await removeProducts(cookie, 'Elenco');
  expect((await call('listProducts', { query: { cursor: newer.id } })).status).toBe(404);
  expect((await call('listProducts', { query: { cursor: 'a1' } })).status).toBe(400);
});
