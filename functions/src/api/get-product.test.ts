import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem, putItem } from '../../test/table.ts';

const read = (id: string) => call('getProduct', { parameters: { id } });
const make = (name: string, changes = {}) => newProduct(cookie, { name, ...changes });
const rename = async ({ id }: Product, name: string): Promise<Product> =>
  (await call('updateProduct', { cookie, parameters: { id }, body: productForm({ name }) })).body;
const remove = ({ id }: Product) => call('deleteProduct', { cookie, parameters: { id } });

/** Long enough ago that no function can still be under way. */
const LONG_AGO = Date.now() - 600_000;
const leaveClaim = (slug: string, claimedAt: number) =>
  putItem({ pk: 'SLUG', sk: slug, productId: randomUUID(), claimedAt });

describe('GET /api/products/{id}', () => {
  afterAll(() => removeProducts(cookie, 'Indirizzo'));

  it('finds a product by its id and by the name in its address', async () => {
    const product = await make('Indirizzo: Perché? .21');
    expect(product.slug).toBe('indirizzo-perche-21');
    const { status, headers, body } = await read(product.slug);
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringMatching(/s-maxage=[1-9]/)]);
    expect(body).toEqual({ ...product, related: expect.any(Array), parts: [], mentions: [] });
    expect((await read(product.id)).body).toEqual(body);
  });

  it('names up to four others, of its category and displacement first, with what a card shows', async () => {
    const spec = (code: string) => JSON.stringify({ 'Codice Articolo': code });
    const kind = { category: 'marmitte', subcategory: '2.1cc' };
    const mine = await make('Indirizzo scarico', kind);
    await make('Indirizzo altro scarico', { ...kind, subcategory: '3.5cc' });
    await make('Indirizzo accessorio', { category: 'accessori' });
    const alike = await make('Indirizzo scarico gemello', { ...kind, technicalSpecs: spec('RP-S1') });
    const { related } = (await read(mine.slug)).body;
    expect(related.length).toBeGreaterThan(1);
    expect(related.length).toBeLessThanOrEqual(4);
    expect(related.map(({ category }: Product) => category)).toEqual(related.map(() => 'marmitte'));
    expect(related.map(({ id }: Product) => id)).not.toContain(mine.id);
    const displacements = related.map(({ subcategory }: Product) => subcategory);
    expect(displacements.indexOf('3.5cc')).toBeGreaterThan(displacements.lastIndexOf('2.1cc'));
    const { id, slug, name } = alike;
    const card = { id, slug, slugEn: null, name, ...kind, image: null, articleCode: 'RP-S1', picture: null };
    expect(related).toContainEqual(card);
  });

  it('keeps every address of a product that is renamed, and takes an old name back', async () => {
    const first = await make('Indirizzo nuovo');
    const second = await rename(first, 'Indirizzo cambiato');
    expect(second.slug).toBe('indirizzo-cambiato');
    expect((await read('indirizzo-nuovo')).body).toMatchObject({ id: first.id, slug: 'indirizzo-cambiato' });
    expect((await make('Indirizzo nuovo')).slug).toBe('indirizzo-nuovo-2');
    expect((await rename(second, 'Indirizzo nuovo')).slug).toBe('indirizzo-nuovo');
  });

  it('leaves the address as it is when only the way of writing the name changes', async () => {
    await make('Indirizzo fermo');
    const second = await make('Indirizzo fermo');
    expect(second.slug).toBe('indirizzo-fermo-2');
    expect((await rename(second, 'INDIRIZZO fermo!')).slug).toBe('indirizzo-fermo-2');
  });

  it('gives equal names at the same time an address each', async () => {
    const products = await Promise.all(Array.from(Array(6), () => make('Indirizzo conteso')));
    const numbered = [2, 3, 4, 5, 6].map((number) => `indirizzo-conteso-${number}`);
    expect(products.map(({ slug }) => slug).sort()).toEqual(['indirizzo-conteso', ...numbered]);
    const found = await Promise.all(products.map(({ slug }) => read(slug)));
    expect(found.map(({ body }) => body.id)).toEqual(products.map(({ id }) => id));
  });

  it('has nothing at the addresses of a deleted product, present or old, and gives its name to the next', async () => {
    const product = await make('Indirizzo vecchio');
    const renamed = await rename(product, 'Indirizzo tolto');
    await remove(renamed);
    for (const id of ['indirizzo-vecchio', 'indirizzo-tolto', product.id]) {
      expect(await read(id)).toMatchObject(refusal('not_found'));
    }
    expect((await make('Indirizzo tolto')).slug).toBe('indirizzo-tolto');
  });

  it('takes over what a crash left, once nobody can be at work on it any more', async () => {
    await leaveClaim('indirizzo-in-corso', Date.now());
    await leaveClaim('indirizzo-orfano', LONG_AGO);
    expect((await make('Indirizzo in corso')).slug).toBe('indirizzo-in-corso-2');
    expect((await make('Indirizzo orfano')).slug).toBe('indirizzo-orfano');
    await deleteItem({ pk: 'SLUG', sk: 'indirizzo-in-corso' });
  });

  it('finds a product without a name in its address by its id, and names it when it is saved', async () => {
    const { slug: _, ...product } = await make('Indirizzo antico');
    const { id, technicalSpecs } = product;
    await putItem({ pk: 'PRODUCT', sk: id, ...product, technicalSpecs: Object.entries(technicalSpecs) });
    expect((await read(id)).body).toMatchObject({ id, slug: id });
    expect(await rename({ ...product, slug: id }, product.name)).toMatchObject({ id, slug: 'indirizzo-antico' });
  });

  it.each([randomUUID(), 'nessun-prodotto', 'INDIRIZZO', '%20', 'x'.repeat(101)])('knows no %s', async (id) => {
    expect(await read(id)).toMatchObject(refusal('not_found'));
  });
});
