import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findProduct, newProduct, removeProducts } from '../../test/entities.ts';
import { type FormFile, jpeg, pdf, picture, png, productForm, sheet } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { upload } from '../../test/uploads.ts';

type Changes = Parameters<typeof productForm>[0];
let a: FormFile;
let b: FormFile;
let present: Product;
let first: string;
let second: string;
let sheetUrl: string;

const update = (changes: Changes, headers: Record<string, string> = {}) =>
  call('updateProduct', {
    cookie,
    parameters: { id: present.id },
    body: productForm({ name: 'Rivisto', ...changes }),
    headers,
  });
const statusOf = async (address: string) => (await fetchMedia(address)).status;

describe('the files of PUT /api/products/{id}', () => {
  beforeAll(async () => {
    a = png(await picture('png', 20, 10));
    b = jpeg(await picture('jpeg', 30, 10));
  });
  beforeEach(async () => {
    present = await newProduct(cookie, { name: 'Rivisto', images: [a, b], technicalSheet: sheet(pdf()) });
    [first = '', second = ''] = present.images;
    sheetUrl = present.technicalSheetUrl ?? '';
  });
  afterAll(() => removeProducts(cookie, 'Rivisto'));

  it('stay as they are when the form does not name them', async () => {
    const { body } = await update({});
    expect([body.images, body.technicalSheetUrl]).toEqual([[first, second], sheetUrl]);
    expect(await Promise.all([first, second, sheetUrl].map(statusOf))).toEqual([200, 200, 200]);
  });

  it('take the order of the form', async () => {
    const { body } = await update({ images: [second, first] });
    expect(body.images).toEqual([second, first]);
    expect(await Promise.all([first, second].map(statusOf))).toEqual([200, 200]);
  });

  it('go when the form names others, once the product is written', async () => {
    const key = await upload(cookie, 'product-image', b);
    const { body } = await update({ images: [a, second, key] });
    expect(body.images).toHaveLength(3);
    expect(body.images[1]).toBe(second);
    expect((await fetchMedia(body.images[0])).bytes).toEqual(a.bytes);
    expect((await fetchMedia(body.images[2])).bytes).toEqual(b.bytes);
    expect(await Promise.all([first, second].map(statusOf))).toEqual([404, 200]);
  });

  it('all go with one empty part', async () => {
    const { body } = await update({ images: '', technicalSheet: '' });
    expect([body.images, body.technicalSheetUrl]).toEqual([[], null]);
    expect(await findProduct(present.id)).toEqual(body);
    expect(await Promise.all([first, second, sheetUrl].map(statusOf))).toEqual([404, 404, 404]);
  });

  it('save the sheet under the new name and code of the product', async () => {
    const savedAs = async (address: string) => (await fetchMedia(address)).headers.get('content-disposition');
    expect(await savedAs(sheetUrl)).toBe('inline; filename="rivisto.pdf"');
    await update({ name: 'Rivisto .12', technicalSpecs: JSON.stringify({ 'Codice Articolo': 'RP-12' }) });
    expect(await savedAs(sheetUrl)).toBe('inline; filename="RP-12-rivisto-12.pdf"');
    const { headers, bytes } = await fetchMedia(sheetUrl);
    expect([bytes, headers.get('content-type')]).toEqual([pdf(), 'application/pdf']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('keep the sheet that the form names, and replace it with another', async () => {
    expect((await update({ technicalSheet: sheetUrl })).body.technicalSheetUrl).toBe(sheetUrl);
    const { body } = await update({ technicalSheet: await upload(cookie, 'technical-sheet', sheet(pdf())) });
    expect(body.technicalSheetUrl).not.toBe(sheetUrl);
    expect(await Promise.all([sheetUrl, body.technicalSheetUrl].map(statusOf))).toEqual([404, 200]);
  });

  it.each([
    ['a file that is no picture', () => ({ images: sheet(pdf()) }), 'images'],
    ['a picture of nobody', () => ({ images: `/media/products/${present.id}/x.png` }), 'images'],
    ['its own sheet as a picture', () => ({ images: sheetUrl }), 'images'],
    ['its own picture as a sheet', () => ({ technicalSheet: first }), 'technicalSheet'],
    ['a picture twice', () => ({ images: [first, first] }), 'images.1'],
    ['a whole address', () => ({ images: `https://example.org${first}` }), 'images'],
  ])('stay when the form names %s', async (_, changes, path) => {
    expect(await update(changes())).toMatchObject(refusal('invalid_input', path));
    expect(await findProduct(present.id)).toEqual(present);
    expect(await Promise.all([first, second, sheetUrl].map(statusOf))).toEqual([200, 200, 200]);
  });

  it('stay when the version is stale, and the upload can be saved again', async () => {
    const images = await upload(cookie, 'product-image', a);
    expect(await update({ images }, { 'if-match': '"9"' })).toMatchObject(refusal('conflict'));
    expect(await Promise.all([first, second].map(statusOf))).toEqual([200, 200]);
    expect((await update({ images }, { 'if-match': '"1"' })).status).toBe(200);
  });

  it('are never missing after saves without a version that name different ones', async () => {
    const answers = await Promise.all([[a], [b, second], [first]].map((images) => update({ images })));
    const { images } = (await findProduct(present.id)) ?? present;
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 422)).toBe(true);
    for (const address of images) expect(await statusOf(address)).toBe(200);
  });
});
