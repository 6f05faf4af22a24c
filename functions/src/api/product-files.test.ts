import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findProduct, newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { type FormFile, jpeg, largePng, pdf, picture, png, productForm, sheet } from '../../test/forms.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia, statusOf } from '../../test/site.ts';
import { upload } from '../../test/uploads.ts';

let a: FormFile;
let b: FormFile;
beforeAll(async () => {
  a = png(await picture('png', 40, 30));
  b = jpeg(await picture('jpeg', 50, 40));
});

describe('the files of POST /api/products', () => {
  const create = (changes: object) =>
    call('createProduct', { cookie, body: productForm({ name: 'Illustrato', ...changes }) });
  afterAll(() => removeProducts(cookie, 'Illustrato'));

  it('accepts files in the form itself, serves them unchanged, and caches them forever', async () => {
    const { status, body } = await create({ images: [a, b], technicalSheet: sheet(pdf()) });
    expect(status).toBe(201);
    const [first, second] = await Promise.all(body.images.map(fetchMedia));
    expect([first.bytes, second.bytes]).toEqual([a.bytes, b.bytes]);
    expect([first, second].map(({ headers }) => headers.get('content-type'))).toEqual(['image/png', 'image/jpeg']);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const pdfFile = await fetchMedia(body.technicalSheetUrl);
    expect([pdfFile.headers.get('content-type'), pdfFile.bytes]).toEqual(['application/pdf', pdf()]);
    for (const address of [...body.images, body.technicalSheetUrl]) {
      expect(address).toMatch(new RegExp(`^/media/products/${body.id}/[0-9a-f-]{36}\\.(png|jpg|pdf)$`));
    }
    const name = body.images[0].split('/').at(-1);
    expect(first.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
  });

  it('accepts an upload of almost 5 MiB, once', async () => {
    const key = await upload(cookie, 'product-image', png(await largePng(5_100_000)));
    const { status, body } = await create({ images: key });
    expect(status).toBe(201);
    expect((await fetchMedia(body.images[0])).bytes.length).toBeGreaterThan(5_000_000);
    expect(await create({ images: key })).toMatchObject(invalid('images'));
  });

  it('returns 413 for a form that is larger than a function accepts', async () => {
    const { status, body, headers } = await create({ images: png(await largePng(5_100_000)) });
    expect({ status, body }).toMatchObject(refusal('payload_too_large'));
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('never makes an upload public', async () => {
    const key = await upload(cookie, 'product-image', a);
    expect((await fetchMedia(`/${key}`)).status).toBe(404);
    expect((await fetchMedia(`/media/${key}`)).status).toBe(404);
    expect((await fetchMedia(`/media/..%2f${key}`)).status).toBe(404);
  });
});

describe('the files of PUT /api/products/{id}', () => {
  let product: Product;
  let first: string;
  let second: string;

  const update = (changes: object, headers = {}) => saveProduct(product.id, { name: 'Rivisto', ...changes }, headers);

  beforeEach(async () => {
    product = await newProduct(cookie, { name: 'Rivisto', images: [a, b], technicalSheet: sheet(pdf()) });
    [first = '', second = ''] = product.images;
  });
  afterAll(() => removeProducts(cookie, 'Rivisto'));

  it('are kept if the version is stale, and the upload can be saved again', async () => {
    const images = await upload(cookie, 'product-image', a);
    expect(await update({ images }, { 'if-match': '"9"' })).toMatchObject(refusal('conflict'));
    expect(await Promise.all([first, second].map(statusOf))).toEqual([200, 200]);
    expect((await update({ images }, { 'if-match': '"1"' })).status).toBe(200);
  });

  it('are never missing after saves without a version that name different files', async () => {
    const answers = await Promise.all([[a], [b, second], [first]].map((images) => update({ images })));
    const { images } = (await findProduct(product.id)) ?? product;
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 422)).toBe(true);
    for (const address of images) expect(await statusOf(address)).toBe(200);
  });
});
