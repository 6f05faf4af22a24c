import { randomUUID } from 'node:crypto';
import type { Slide } from '@rombo/shared/collections/slide';
import { omit } from '@rombo/shared/contract/keys-of';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newProduct, newSlide, removeProducts, removeSlides, saveProduct } from '../../test/entities.ts';
import { type FormFile, form, picture, png, slideForm } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { putItem, readItem } from '../../test/table.ts';
import { upload } from '../../test/uploads.ts';

type Fields = Parameters<typeof form>[0];
const create = (body: FormData) => call('createSlide', { cookie, body });
const update = async (id: string, fields: Fields) =>
  call('updateSlide', { cookie, parameters: { id }, body: form(fields) });
const listed = async (): Promise<Slide[]> => (await call('listSlides', { cookie })).body;
const active = async (): Promise<Slide[]> => (await call('listActiveSlides')).body;
const find = (slides: Slide[], { id }: Slide) => slides.find((slide) => slide.id === id);

let image: FormFile;
beforeAll(async () => {
  image = png(await picture('png'));
});
afterEach(() => removeSlides(cookie));

describe('POST /api/slides', () => {
  it('creates a slide from a picture alone, active and in the first place', async () => {
    const { status, body } = await create(form({ image }));
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      imageUrl: expect.stringMatching(new RegExp(`^/media/slides/${body.id}/[0-9a-f-]{36}\\.png$`)),
      title: null,
      description: null,
      order: 0,
      active: true,
      version: 1,
      createdAt: expect.any(String),
      picture: { url: body.imageUrl, width: 32, height: 24, color: 'b01020', focalPoint: { x: 0.5, y: 0.5 }, alt: {} },
    });
    expect((await fetchMedia(body.imageUrl)).bytes).toEqual(image.bytes);
    expect(await listed()).toEqual([body]);
  });

  it('accepts every field, and the picture as an upload', async () => {
    const key = await upload(cookie, 'slide-image', image);
    const fields = { title: ' Campioni ', description: 'Nota\ninterna', order: '-2', active: 'false' };
    const { status, body } = await create(slideForm(key, fields));
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Campioni', description: 'Nota\ninterna', order: -2, active: false });
    expect(await create(slideForm(key))).toMatchObject(invalid('image'));
  });

  it.each([
    ['image', () => form({ title: 'Senza' })],
    ['translations.en.note', () => slideForm(image, { translations: '{"en":{"note":"x"}}' })],
    ['product', () => slideForm(image, { product: randomUUID() })],
    ['headline', () => slideForm(image, { headline: 'x'.repeat(61) })],
    ['text', () => slideForm(image, { text: 'x'.repeat(161) })],
    ['link', () => slideForm(image, { link: 'https://altrove.example' })],
    ['picture.alt.it', () => slideForm(image, { picture: '{"alt":{"it":"a\\nb"}}' })],
  ])('refuses a form because of its %s (%#)', async (path, make) => {
    expect(await create(make())).toMatchObject(invalid(path));
  });
});

describe('PUT /api/slides/{id}', () => {
  const translations = { en: { title: 'Ready for the pits' } };
  const alt = { it: 'Il pistone', en: 'The piston' };
  let slide: Slide;
  beforeEach(async () => {
    const texts = { translations: JSON.stringify(translations), picture: JSON.stringify({ alt }) };
    slide = await newSlide(cookie, image, { title: 'Prima', description: 'Nota', active: 'false', ...texts });
  });

  it('replaces the fields, and keeps picture and translations if the form omits them', async () => {
    const { status, body } = await update(slide.id, { title: 'Dopo', order: '3' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...slide, title: 'Dopo', description: null, order: 3, active: true, version: 2 });
    expect(body).toMatchObject({ picture: { alt }, translations });
    expect(await listed()).toEqual([body]);
    expect(find(await active(), body)).toMatchObject({ picture: { alt }, translations });
    const cleared = (await update(slide.id, { picture: '', translations: '{}' })).body;
    expect([cleared.picture.alt, cleared.translations]).toEqual([{}, undefined]);
  });
});

describe('GET /api/slides/active', () => {
  it('has the text and link of a slide, which a blank removes, but not its internal note', async () => {
    const texts = { headline: 'In pista', text: 'Si parte a marzo', link: '/news' };
    const translations = { en: { headline: 'At the track' } };
    const fields = { ...texts, description: 'Nota', translations: JSON.stringify(translations) };
    const { id } = await newSlide(cookie, image, fields);
    await update(id, { title: 'Dopo' });
    const [listed] = await active();
    expect(listed).toMatchObject({ ...texts, translations });
    expect(listed).not.toHaveProperty('description');
    const { body } = await update(id, { headline: '', text: ' ', link: '', translations: '{}' });
    for (const field of ['headline', 'text', 'link', 'translations']) expect(body).not.toHaveProperty(field);
  });

  it('names the product of a slide while it is visible, until the slide is saved without one', async () => {
    const product = await newProduct(cookie, { name: 'Motore della slide' });
    const slide = await newSlide(cookie, image, { product: product.id });
    expect(slide.product).toBe(product.id);
    expect(await active()).toMatchObject([{ id: slide.id, products: [{ id: product.id, slug: product.slug }] }]);
    expect((await update(slide.id, { title: 'Dopo' })).body.product).toBe(product.id);
    await saveProduct(product.id, { name: 'Motore della slide', status: 'hidden' });
    expect(await active()).toMatchObject([{ products: [] }]);
    await saveProduct(product.id, { name: 'Motore della slide', status: 'visible' });
    expect((await update(slide.id, { product: '' })).body.product).toBeUndefined();
    expect(await active()).toMatchObject([{ products: [] }]);
    await removeProducts(cookie, 'Motore della slide');
  });
});

it('GET /api/slides reads the facts of an older picture from its name, with a focal point at the right by default', async () => {
  const slide = await newSlide(cookie, image);
  const item = omit(await readItem({ pk: 'SLIDE', sk: slide.id }), 'picture');
  const reread = async (name: string) => {
    await putItem({ ...item, pk: 'SLIDE', sk: slide.id, imageUrl: `/media/slides/${slide.id}/${name}.jpg` });
    return find(await listed(), slide)?.picture;
  };
  expect(await reread(`${slide.id}-3a2f21-005`)).toMatchObject({ color: '3a2f21', focalPoint: { x: 0.05, y: 0.5 } });
  expect(await reread(slide.id)).toMatchObject({ color: null, width: null, focalPoint: { x: 0.7, y: 0.5 } });
});

describe('PUT /api/admin/slides/order', () => {
  const order = (ids: string[]) => call('orderSlides', { cookie, json: { ids } });
  const titles = async () => (await listed()).map(({ title, order }) => `${title} ${order}`);

  it('numbers slides from 0, for visitors too, until a slide is saved with a different number', async () => {
    const add = async (title: string) => (await newSlide(cookie, image, { title, order: '7' })).id;
    const [a, b, c] = [await add('a'), await add('b'), await add('c')] as const;
    expect(await order([c, a, b])).toMatchObject({ status: 200, body: { ids: [c, a, b] } });
    expect(await titles()).toEqual(['c 0', 'a 1', 'b 2']);
    expect((await active()).map(({ id }) => id)).toEqual([c, a, b]);
    await update(a, { title: 'a', order: '9' });
    expect(await titles()).toEqual(['c 0', 'b 2', 'a 9']);
    const d = await add('d');
    await order([b, c]);
    expect(await titles()).toEqual(['b 0', 'c 1', 'd 7', 'a 9']);
    await call('deleteSlide', { cookie, parameters: { id: c } });
    await call('restoreFromTrash', { cookie, parameters: { id: c } });
    expect(await titles()).toEqual(['b 0', 'c 1', 'd 7', 'a 9']);
    expect(await order([a, randomUUID()])).toMatchObject(invalid('ids.1'));
    expect(await order([d, 'x'])).toMatchObject(invalid('ids.1'));
    expect(await order(Array.from(Array(101), () => randomUUID()))).toMatchObject(invalid('ids'));
  });
});
