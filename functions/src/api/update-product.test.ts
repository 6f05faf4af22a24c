import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findProduct, newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

describe('PUT /api/products/{id}', () => {
  let present: Product;
  const update = (changes: Parameters<typeof productForm>[0]) =>
    call('updateProduct', {
      cookie,
      parameters: { id: present.id },
      body: productForm({ name: 'Cambiato', ...changes }),
    });

  beforeEach(async () => {
    present = await newProduct(cookie, {
      name: 'Cambiato prima',
      subcategory: '3.5cc',
      technicalSpecs: '{"Potenza":"3 CV"}',
      featured: 'true',
    });
  });
  afterAll(() => removeProducts(cookie, 'Cambiato'));

  it('replaces every field, and keeps identity and birthday', async () => {
    const { status, body } = await update({ name: 'Cambiato dopo', category: 'accessori', description: 'Nuova.' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...present,
      slug: 'cambiato-dopo',
      name: 'Cambiato dopo',
      description: 'Nuova.',
      category: 'accessori',
      subcategory: null,
      technicalSpecs: {},
      featured: false,
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(present.createdAt));
    expect(await findProduct(present.id)).toEqual(body);
  });

  it('makes every save without a version, one after the other', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => update({ name: `Cambiato ${name}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.version).sort()).toEqual([2, 3, 4]);
    expect(await findProduct(present.id)).toEqual(answers.find(({ body }) => body.version === 4)?.body);
  });

  it('refuses a wrong form, and changes nothing', async () => {
    expect(await update({ name: '' })).toMatchObject(refusal('invalid_input', 'name'));
    expect(await findProduct(present.id)).toEqual(present);
  });
});

describe('the addresses of a product', () => {
  const make = (name: string) => newProduct(cookie, { name });
  const read = (id: string) => call('getProduct', { parameters: { id } });
  const rename = ({ id }: Product, name: string) => {
    const headers = { 'if-match': '"1"' };
    return call('updateProduct', { cookie, parameters: { id }, body: productForm({ name }), headers });
  };

  afterAll(() => removeProducts(cookie, 'Recapito'));

  it('are free again where a rename lost against another one', async () => {
    const product = await make('Recapito zero');
    const names = ['Recapito uno', 'Recapito due', 'Recapito tre'];
    const answers = await Promise.all(names.map((name) => rename(product, name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read('recapito-zero')).body.id).toBe(product.id);
    for (const [at, { status }] of answers.entries()) {
      const name = names[at] ?? '';
      const address = name.toLowerCase().replace(' ', '-');
      if (status === 200) expect((await read(address)).body.id).toBe(product.id);
      else {
        expect(await read(address)).toMatchObject(refusal('not_found'));
        expect((await make(name)).slug).toBe(address);
      }
    }
  });
});
