import { beforeAll, describe, expect, it } from 'vitest';
import { productForm } from '../../test/forms.ts';
import { call, signIn } from '../../test/site.ts';

describe('GET /api/products', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await signIn();
    for (const [name, featured] of [
      ['primo', 'true'],
      ['secondo', 'false'],
      ['terzo', 'false'],
    ] as const) {
      await call('createProduct', { cookie, body: productForm({ name: `Ordine ${name}`, featured }) });
    }
  });

  it('lists featured products first and then the newest', async () => {
    const { status, body } = await call('listProducts');
    const names = body
      .map((product: { name: string }) => product.name)
      .filter((name: string) => name.startsWith('Ordine'));
    expect(status).toBe(200);
    expect(names).toEqual(['Ordine primo', 'Ordine terzo', 'Ordine secondo']);
  });

  it('answers with the fields of the contract and no others', async () => {
    const { body } = await call('listProducts');
    expect(Object.keys(body[0]).sort()).toEqual([
      'category',
      'createdAt',
      'description',
      'featured',
      'id',
      'images',
      'name',
      'subcategory',
      'technicalSheetUrl',
      'technicalSpecs',
      'updatedAt',
      'version',
    ]);
  });

  it('lets the edge share the answer with visitors and spares a browser that has it', async () => {
    const first = await call('listProducts');
    const etag = first.headers.get('etag') ?? '';
    const again = await call('listProducts', { headers: { 'if-none-match': etag } });
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    expect(again.status).toBe(304);
    expect(again.body).toBeUndefined();
  });

  it("never lets the administrator's answer be stored", async () => {
    const { headers } = await call('listProducts', { cookie });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('refuses another method as a route that does not exist', async () => {
    const { site } = await import('../../test/site.ts');
    const response = await fetch(`${site.origin}/api/products`, {
      method: 'PATCH',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });
});
