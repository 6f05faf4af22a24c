import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const read = (id: string) => call('getProduct', { parameters: { id } });
const make = (name: string, changes = {}) => newProduct(cookie, { name, ...changes });
const rename = async ({ id }: Product, name: string): Promise<Product> =>
  (await call('updateProduct', { cookie, parameters: { id }, body: productForm({ name }) })).body;
describe('GET /api/products/{id}', () => {
  afterAll(() => removeProducts(cookie, 'Indirizzo'));

  it('finds a product by its id and by the name in its address', async () => {
    const product = await make('Indirizzo: Perché? .21');
    expect(product.slug).toBe('indirizzo-perche-21');
    const { status, headers, body } = await read(product.slug);
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringMatching(/s-maxage=[1-9]/)]);
    expect(body).toEqual({ ...product, related: expect.any(Array), parts: [], mentions: [], results: [] });
    expect((await read(product.id)).body).toEqual(body);
  });

  it('keeps every address of a product that is renamed, and takes an old name back', async () => {
    const first = await make('Indirizzo nuovo');
    const second = await rename(first, 'Indirizzo cambiato');
    expect(second.slug).toBe('indirizzo-cambiato');
    expect((await read('indirizzo-nuovo')).body).toMatchObject({ id: first.id, slug: 'indirizzo-cambiato' });
    expect((await make('Indirizzo nuovo')).slug).toBe('indirizzo-nuovo-2');
    expect((await rename(second, 'Indirizzo nuovo')).slug).toBe('indirizzo-nuovo');
  });

  it.each([randomUUID(), 'nessun-prodotto', 'INDIRIZZO', '%20', 'x'.repeat(101)])('knows no %s', async (id) => {
    expect(await read(id)).toMatchObject(refusal('not_found'));
  });
});
