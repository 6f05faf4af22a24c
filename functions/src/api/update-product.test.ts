import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findProduct, newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
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
});
