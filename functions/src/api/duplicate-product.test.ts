import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteProduct, newProduct, removeProducts } from '../../test/entities.ts';
import { jpeg, pdf, picture, png, sheet } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';

const NAME = 'Da duplicare';
let original: Product;
const duplicate = (id: string, key?: string) =>
  call('duplicateProduct', { cookie, parameters: { id }, ...(key && { headers: { 'idempotency-key': key } }) });

describe('POST /api/admin/products/{id}/duplicate', () => {
  beforeAll(async () => {
    original = await newProduct(cookie, {
      name: NAME,
      category: 'ricambi',
      technicalSpecs: JSON.stringify({ Peso: '12 g', 'Codice Articolo': 'RP-D-1' }),
      images: [jpeg(await picture('jpeg')), png(await picture('png'))],
      pictures: JSON.stringify([{ alt: { it: 'Davanti' }, focalPoint: { x: 0.2, y: 0.3 } }]),
      technicalSheet: sheet(pdf()),
      translations: JSON.stringify({ en: { name: 'To duplicate' } }),
    });
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('makes a draft with the same fields except the code, and with its own copies of the files', async () => {
    const { status, body } = await duplicate(original.id);
    const { id, slug, slugEn, images, pictures, technicalSheetUrl, createdAt, updatedAt, ...fields } = body as Product;
    expect(status).toBe(201);
    expect(fields).toEqual({
      name: `${NAME} (copia)`,
      description: original.description,
      category: 'ricambi',
      subcategory: original.subcategory,
      technicalSpecs: { Peso: '12 g' },
      technicalSheetEnUrl: null,
      featured: false,
      status: 'draft',
      version: 1,
      translations: { en: { name: 'To duplicate (copy)' } },
    });
    expect([slug, slugEn]).toEqual(['da-duplicare-copia', 'to-duplicate-copy']);
    expect(pictures).toEqual(original.pictures.map((facts, at) => ({ ...facts, url: images[at] })));
    const files = [...images, technicalSheetUrl ?? ''];
    expect(files).toHaveLength(3);
    for (const address of files) {
      expect(address).toContain(`/media/products/${id}/`);
      expect((await fetchMedia(address)).status).toBe(200);
    }
    const { headers } = await fetchMedia(technicalSheetUrl ?? '');
    expect(headers.get('content-disposition')).toBe('inline; filename="da-duplicare-copia.pdf"');
    await deleteProduct(id);
    for (const address of original.images) expect((await fetchMedia(address)).status).toBe(200);
  });

  it('makes the parts of an engine fit its copy too, hidden ones as well, but once', async () => {
    const engine = await newProduct(cookie, { name: `${NAME} motore`, category: 'motori' });
    const fields = { category: 'ricambi', fits: JSON.stringify([engine.id]), status: 'hidden' };
    const { id } = await newProduct(cookie, { name: `${NAME} biella`, ...fields });
    const key = randomUUID();
    const [copy] = [await duplicate(engine.id, key), await duplicate(engine.id, key)].map(({ body }) => body);
    const { body } = await call('getAdminProduct', { cookie, parameters: { id } });
    expect(body).toMatchObject({ fits: [engine.id, copy.id], version: 2 });
  });

  it('truncates the longest name, so that the copy can be saved again', async () => {
    const { id } = await newProduct(cookie, { name: `${NAME} ${'x'.repeat(120 - NAME.length - 1)}` });
    const { body } = await duplicate(id);
    expect(body.name).toHaveLength(120);
    expect(body.name).toMatch(/x \(copia\)$/);
  });

  it('is refused for an unknown product', async () => {
    expect(await duplicate('0fff0000-0000-7abc-8def-0123456789ab')).toMatchObject(refusal('not_found'));
  });
});
