import { afterAll, describe, expect, it } from 'vitest';
import { findProduct, removeProducts } from '../../test/entities.ts';
import { form, productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const create = (body: FormData | string, headers?: Record<string, string>) =>
  call('createProduct', { cookie, body, ...(headers && { headers }) });

describe('POST /api/products', () => {
  afterAll(() => removeProducts(cookie, 'Nuovo'));

  it('creates a product of the fewest fields, and answers with all of them', async () => {
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

  it('stores exactly what it answers, the specs in the order in which they were written', async () => {
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

  it('counts a line break once, as the browser that wrote the form does', async () => {
    const description = `${'riga\n'.repeat(798)}ultima`;
    const { status, body } = await create(productForm({ name: 'Nuovo lungo', description }));
    expect([status, body.description]).toEqual([201, description]);
  });

  it('takes an empty text for an absent one', async () => {
    const { status, body } = await create(
      productForm({
        name: 'Nuovo vuoto',
        subcategory: '',
        technicalSpecs: '',
        featured: '',
        images: '',
        technicalSheet: '',
      }),
    );
    expect([status, body.subcategory, body.technicalSpecs, body.featured]).toEqual([201, null, {}, false]);
    expect([body.images, body.technicalSheetUrl]).toEqual([[], null]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 'due\nrighe' }],
    ['description', { description: '' }],
    ['description', { description: 'x\n'.repeat(2001) }],
    ['category', { category: 'ruote' }],
    ['subcategory', { subcategory: '9cc' }],
    ['subcategory', { category: 'accessori', subcategory: '3.5cc' }],
    ['featured', { featured: '1' }],
    ['technicalSpecs', { technicalSpecs: '{' }],
    ['technicalSpecs', { technicalSpecs: '["a"]' }],
    ['technicalSpecs.__proto__', { technicalSpecs: '{"__proto__":"x"}' }],
    ['technicalSpecs.constructor', { technicalSpecs: '{"constructor":"x"}' }],
    ['technicalSpecs.42', { technicalSpecs: '{"42":"x"}' }],
    ['technicalSpecs.Potenza', { technicalSpecs: '{"Potenza":3}' }],
    [
      'technicalSpecs',
      { technicalSpecs: JSON.stringify(Object.fromEntries(Array.from(Array(41), (_, at) => [`S${at}`, 'x']))) },
    ],
    ['prezzo', { prezzo: '100' }],
    ['id', { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }],
    ['version', { version: '9' }],
    ['__proto__', { ['__proto__']: 'x' }],
  ])('refuses a form for its %s', async (path, changes) => {
    expect(await create(productForm({ name: 'Nuovo rifiutato', ...changes }))).toMatchObject(
      refusal('invalid_input', path),
    );
  });

  it('names every field that is missing from an empty form', async () => {
    expect(await create(form({ featured: 'true' }))).toMatchObject(
      refusal('invalid_input', 'name', 'description', 'category'),
    );
  });

  it('refuses a text that comes twice, and one that comes as a file', async () => {
    const file = { bytes: new Uint8Array(4), name: 'nome.txt', type: 'text/plain' };
    expect(await create(productForm({ name: ['Nuovo a', 'Nuovo b'] }))).toMatchObject(refusal('invalid_input', 'name'));
    expect(await create(productForm({ name: file }))).toMatchObject(refusal('invalid_input', 'name'));
  });

  it('refuses what is no form', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await create('--b\r\ncut', multipart)).toMatchObject(refusal('bad_request'));
    expect(await create('', multipart)).toMatchObject(refusal('bad_request'));
    expect(await create('{}', { 'content-type': 'application/json' })).toMatchObject(refusal('unsupported_media_type'));
  });

  it('stores nothing of what it refuses', async () => {
    const { body } = await call('listProducts');
    expect(body.filter(({ name }: { name: string }) => name === 'Nuovo rifiutato')).toEqual([]);
  });
});
