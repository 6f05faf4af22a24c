import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import type { Activity } from '@rombo/shared/contract/activity';
import { afterAll, describe, expect, it } from 'vitest';
import { findProduct, removeProducts } from '../../test/entities.ts';
import { picture, png, productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { upload } from '../../test/uploads.ts';

describe('POST /api/products', () => {
  const create = (body: FormData | string, headers?: Record<string, string>) =>
    call('createProduct', { cookie, body, ...(headers && { headers }) });

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

  it.each([
    ['name', { name: ' ' }],
    ['description', { description: 'x\n'.repeat(2001) }],
    ['category', { category: 'ruote' }],
    ['subcategory', { category: 'accessori', subcategory: '3.5cc' }],
    ['featured', { featured: '1' }],
    ['technicalSpecs', { technicalSpecs: '{' }],
    ['technicalSpecs.__proto__', { technicalSpecs: '{"__proto__":"x"}' }],
    [
      'technicalSpecs',
      { technicalSpecs: JSON.stringify(Object.fromEntries(Array.from(Array(41), (_, at) => [`S${at}`, 'x']))) },
    ],
    ['prezzo', { prezzo: '100' }],
    ['version', { version: '9' }],
    ['__proto__', { ['__proto__']: 'x' }],
  ])('refuses a form for its %s', async (path, changes) => {
    expect(await create(productForm({ name: 'Nuovo rifiutato', ...changes }))).toMatchObject(
      refusal('invalid_input', path),
    );
  });
});

describe('the Idempotency-Key of POST /api/products', () => {
  const create = (key: string, changes: Parameters<typeof productForm>[0]) =>
    call('createProduct', { cookie, body: productForm(changes), headers: { 'idempotency-key': key } });
  const named = async (name: string): Promise<Product[]> =>
    (await call('listProducts')).body.filter((product: Product) => product.name === name);

  afterAll(() => removeProducts(cookie, 'Unico'));

  it('is one line of the activity log, whether its request comes again, at once or later', async () => {
    const key = randomUUID();
    const again = () => create(key, { name: 'Unico nel registro' });
    await Promise.all([again(), again(), again()]);
    const { id } = (await again()).body;
    await call('updateProduct', { cookie, parameters: { id }, body: productForm({ name: 'Unico cambiato' }) });
    await again();
    const { body } = await call('listActivity', { cookie });
    const lines = (body as Activity[]).filter(({ subject }) => /^Unico (nel registro|cambiato)$/.test(subject ?? ''));
    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
      ['product_updated', 'Unico cambiato'],
      ['product_created', 'Unico nel registro'],
    ]);
  });

  it('makes one product of eight requests at once that name the same upload', async () => {
    const images = await upload(cookie, 'product-image', png(await picture('png')));
    const key = randomUUID();
    const answers = await Promise.all(Array.from(Array(8), () => create(key, { name: 'Unico caricato', images })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const [product, ...others] = await named('Unico caricato');
    expect(others).toEqual([]);
    expect(answers.map(({ body }) => body)).toEqual(Array(8).fill(product));
  });
});
