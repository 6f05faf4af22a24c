import { randomUUID } from 'node:crypto';
import { Product } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, readProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

it('GET /api/products has exactly the fields of the contract, continues after a product, and refuses an invalid cursor', async () => {
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

describe('GET /api/products/{id}', () => {
  afterAll(() => removeProducts(cookie, 'Indirizzo'));
  const read = (id: string) => call('getProduct', { parameters: { id } });

  it('finds a product by its id and by its slug', async () => {
    const product = await newProduct(cookie, { name: 'Indirizzo: Perché? .21' });
    expect(product.slug).toBe('indirizzo-perche-21');
    const { status, headers, body } = await read(product.slug);
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringMatching(/s-maxage=[1-9]/)]);
    expect(body).toEqual({ ...product, related: expect.any(Array), guides: [], parts: [], mentions: [], results: [] });
    expect(await readProduct(product.id)).toEqual(body);
  });

  it.each([randomUUID(), 'nessun-prodotto', 'INDIRIZZO', '%20', 'x'.repeat(101)])('returns 404 for %s', async (id) => {
    expect(await read(id)).toMatchObject(refusal('not_found'));
  });
});

describe('GET /api/products/search', () => {
  afterAll(() => removeProducts(cookie, 'Cercata'));

  it('has the searchable fields of every product, is cached at the edge, and reflects a save', async () => {
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
