import { afterAll, describe, expect, it } from 'vitest';
import { findProduct, newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

describe('POST /api/products', () => {
  const create = (body: FormData | string, headers?: Record<string, string>) =>
    call('createProduct', { cookie, body, ...(headers && { headers }) });

  afterAll(() => removeProducts(cookie, 'Nuovo'));

  it('creates a product from the required fields, and returns all of its fields', async () => {
    const { status, headers, body } = await create(productForm({ name: 'Nuovo essenziale' }));
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      slug: 'nuovo-essenziale',
      slugEn: null,
      name: 'Nuovo essenziale',
      description: 'Un motore per le prove.',
      category: 'motori',
      subcategory: null,
      images: [],
      technicalSpecs: {},
      technicalSheetUrl: null,
      technicalSheetEnUrl: null,
      featured: false,
      status: 'visible',
      version: 1,
      createdAt: body.updatedAt,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      pictures: [],
    });
    expect(Math.abs(Date.now() - Date.parse(body.createdAt))).toBeLessThan(10_000);
  });

  it('stores exactly what it returns, with the specs in their original order', async () => {
    const specs = { 'RPM Max': '42.000', 'Codice Articolo': ' RP-21 ', Alesaggio: '16,26 mm', '007': 'sì' };
    const { body } = await create(
      productForm({
        name: '  Nuovo completo  ',
        description: 'Riga uno\n\nRiga “due” – <b>grassetto</b> 🔥',
        category: 'ricambi',
        subcategory: '2.1cc',
        technicalSpecs: JSON.stringify(specs),
        featured: 'true',
      }),
    );
    expect(body).toMatchObject({
      name: 'Nuovo completo',
      description: 'Riga uno\n\nRiga “due” – <b>grassetto</b> 🔥',
      category: 'ricambi',
      subcategory: '2.1cc',
      featured: true,
    });
    expect(Object.entries(body.technicalSpecs)).toEqual([
      ['RPM Max', '42.000'],
      ['Codice Articolo', 'RP-21'],
      ['Alesaggio', '16,26 mm'],
      ['007', 'sì'],
    ]);
    const stored = await findProduct(body.id);
    expect(stored).toEqual(body);
    expect(Object.keys(stored?.technicalSpecs ?? {})).toEqual(['RPM Max', 'Codice Articolo', 'Alesaggio', '007']);
  });

  it.each([
    ['name', { name: ' ' }],
    ['technicalSpecs.__proto__', { technicalSpecs: '{"__proto__":"x"}' }],
    ['version', { version: '9' }],
    ['__proto__', { ['__proto__']: 'x' }],
  ])('refuses a form because of its %s', async (path, changes) => {
    expect(await create(productForm({ name: 'Nuovo rifiutato', ...changes }))).toMatchObject(invalid(path));
  });
});

it('PUT /api/products/{id} replaces every field, and keeps the id and creation time', async () => {
  const fields = { subcategory: '3.5cc', technicalSpecs: '{"Potenza":"3 CV"}', featured: 'true' };
  const created = await newProduct(cookie, { name: 'Cambiato prima', ...fields });
  const changed = { name: 'Cambiato dopo', category: 'accessori', description: 'Nuova.' };
  const { status, body } = await saveProduct(created.id, changed);
  expect(status).toBe(200);
  const reset = { subcategory: null, technicalSpecs: {}, featured: false };
  const made = { slug: 'cambiato-dopo', version: 2, updatedAt: expect.any(String) };
  expect(body).toEqual({ ...created, ...changed, ...reset, ...made });
  expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(created.createdAt));
  expect(await findProduct(created.id)).toEqual(body);
  await removeProducts(cookie, 'Cambiato');
});
