import { Product } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { call, cookie } from '../../test/site.ts';

describe('GET /api/products', () => {
  it('has the fields of the contract and no others, goes on after a product, and knows no cursor that is none', async () => {
    const older = await newProduct(cookie, { name: 'Elenco vecchio' });
    const newer = await newProduct(cookie, { name: 'Elenco nuovo' });
    const { body } = await call('listProducts', { query: { cursor: newer.id } });
    for (const product of body) expect(v.parse(v.strictObject(Product.entries), product)).toEqual(product);
    const ids = (body as Product[]).map(({ id }) => id);
    expect([ids.includes(older.id), ids.includes(newer.id)]).toEqual([true, false]);
    await removeProducts(cookie, 'Elenco');
    expect((await call('listProducts', { query: { cursor: newer.id } })).status).toBe(404);
    expect((await call('listProducts', { query: { cursor: 'a1' } })).status).toBe(400);
  });
});

describe('the cached list of products', () => {
  const NAME = 'Cambia';

  afterAll(() => removeProducts(cookie, NAME));

  /** Lists this test's products. The edge keeps no answer to an administrator, so that the function gives each. */
  async function list(): Promise<Product[]> {
    const { body } = await call('listProducts', { cookie });
    return (body as Product[]).filter(({ name }) => name.startsWith(NAME));
  }
  const names = async () => (await list()).map(({ name }) => name);

  it('shows each change at once, though it is cached', async () => {
    const put = (changes: Parameters<typeof productForm>[0]) =>
      call('updateProduct', {
        cookie,
        parameters: { id: one.id },
        body: productForm({ category: 'ricambi', name: `${NAME} uno`, ...changes }),
      });
    const change = async (answer: Promise<{ status: number }>) =>
      expect([200, 201, 204]).toContain((await answer).status);

    expect(await names()).toEqual([]);
    const one = await newProduct(cookie, { name: `${NAME} uno`, category: 'ricambi' });
    expect(await names()).toEqual([`${NAME} uno`]);
    const two = await newProduct(cookie, { name: `${NAME} due`, category: 'ricambi' });
    expect(await names()).toEqual([`${NAME} due`, `${NAME} uno`]);
    await change(put({ description: 'Altro testo' }));
    expect((await list())[1]?.description).toBe('Altro testo');
    await change(call('restoreVersion', { cookie, parameters: { id: one.id, version: '1' } }));
    expect((await list())[1]?.description).toBe(one.description);
    await change(call('orderProducts', { cookie, json: { category: 'ricambi', ids: [one.id, two.id] } }));
    expect(await names()).toEqual([`${NAME} uno`, `${NAME} due`]);
    await change(call('orderProducts', { cookie, json: { category: 'ricambi', ids: [two.id, one.id] } }));
    expect(await names()).toEqual([`${NAME} due`, `${NAME} uno`]);
    await change(put({ status: 'hidden' }));
    expect(await names()).toEqual([`${NAME} due`]);
    await change(put({ status: 'visible', featured: 'true' }));
    expect((await list())[0]).toMatchObject({ id: one.id, featured: true });
    await change(call('deleteProduct', { cookie, parameters: { id: two.id } }));
    expect(await names()).toEqual([`${NAME} uno`]);
    await change(call('restoreFromTrash', { cookie, parameters: { id: two.id } }));
    expect(await names()).toEqual([`${NAME} uno`, `${NAME} due`]);
  });
});

describe('GET /api/products/search', () => {
  afterAll(() => removeProducts(cookie, 'Cercata'));

  it('has what is searched of every product, is kept at the edge, and follows a save', async () => {
    const technicalSpecs = JSON.stringify({ 'Codice Articolo': 'XS-1', Materiale: 'ottone' });
    await newProduct(cookie, { name: 'Cercata valvola', technicalSpecs, alsoKnownAs: '["VECCHIO-9"]' });
    const { status, headers, body } = await call('getSearchIndex');
    expect([status, headers.get('etag')]).toEqual([200, expect.stringMatching(/^W\//)]);
    expect(headers.get('cache-control')).toMatch(/s-maxage=[1-9]/);
    const at = body.names.indexOf('Cercata valvola');
    expect([body.codes[at], body.slugs[at]]).toEqual(['XS-1', '']);
    expect(body.words[at]).toMatch(/^vecchio-9 ottone /);
  });
});
