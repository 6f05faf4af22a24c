import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const read = (id: string) => call('getProduct', { parameters: { id } });
const make = (name: string, changes = {}) => newProduct(cookie, { name, ...changes });

describe('GET /api/products/{id}', () => {
  afterAll(() => removeProducts(cookie, 'Indirizzo'));

  it('finds a product by its id and by its slug', async () => {
    const product = await make('Indirizzo: Perché? .21');
    expect(product.slug).toBe('indirizzo-perche-21');
    const { status, headers, body } = await read(product.slug);
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringMatching(/s-maxage=[1-9]/)]);
    expect(body).toEqual({ ...product, related: expect.any(Array), parts: [], mentions: [], results: [] });
    expect((await read(product.id)).body).toEqual(body);
  });

  it.each([randomUUID(), 'nessun-prodotto', 'INDIRIZZO', '%20', 'x'.repeat(101)])('returns 404 for %s', async (id) => {
    expect(await read(id)).toMatchObject(refusal('not_found'));
  });
});
