import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, newSlide, removeProducts, removeSlides } from '../../test/entities.ts';
import { type FormFile, form, picture, png, productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { putItem, readItem } from '../../test/table.ts';

const facts = { width: 32, height: 24, color: 'b01020', focalPoint: { x: 0.5, y: 0.5 }, alt: {} };
const pistone = { it: 'Il pistone', en: 'The piston' };
let image: FormFile;

const make = (changes = {}) => newProduct(cookie, { name: 'Figurato', images: [image, image], ...changes });
const save = (id: string, changes: Parameters<typeof productForm>[0]) =>
  call('updateProduct', { cookie, parameters: { id }, body: productForm({ name: 'Figurato', ...changes }) });
const saveSlide = (id: string, changes: Parameters<typeof form>[0]) =>
  call('updateSlide', { cookie, parameters: { id }, body: form({ title: 'Figurata', ...changes }) });

describe('the pictures of a product', () => {
  beforeAll(async () => {
    image = png(await picture('png'));
  });
  afterAll(() => removeProducts(cookie, 'Figurato'));

  it('are measured, in the order of their addresses', async () => {
    const { images, pictures } = await make();
    expect(pictures).toEqual(images.map((url) => ({ url, ...facts })));
  });

  it('have the texts and focal points that the form says, in its order, and keep them where it says nothing', async () => {
    const said = JSON.stringify([{}, { alt: pistone, focalPoint: { x: 0.2, y: 1 } }]);
    const { id, images } = await make({ pictures: said });
    const { body } = await save(id, { images: images.toReversed() });
    expect(body.pictures).toEqual([
      { url: images[1], ...facts, alt: pistone, focalPoint: { x: 0.2, y: 1 } },
      { url: images[0], ...facts },
    ]);
    expect((await save(id, {})).body.pictures).toEqual(body.pictures);
    expect((await save(id, { pictures: '[{"alt":{"en":"A piston"}}]' })).body.pictures[0]).toMatchObject({
      alt: { en: 'A piston' },
      focalPoint: { x: 0.2, y: 1 },
    });
    expect((await call('getProduct', { parameters: { id } })).body.pictures[0].alt).toEqual({ en: 'A piston' });
  });

  it.each(['', '[]', '[{"alt":{}},{"alt":{}}]'])('lose their texts by the part %j', async (part) => {
    const { id } = await make({ pictures: JSON.stringify([{ alt: pistone }, { alt: pistone }]) });
    const { body } = await save(id, { pictures: part });
    expect(body.pictures.map(({ alt }: { alt: object }) => alt)).toEqual([{}, {}]);
  });

  it.each([
    ['x', 'pictures'],
    ['{}', 'pictures'],
    ['[{"alt":{"it":""}}]', 'pictures.0.alt.it'],
    [JSON.stringify([{}, { alt: { en: 'x'.repeat(251) } }]), 'pictures.1.alt.en'],
    ['[{"alt":{"de":"x"}}]', 'pictures.0.alt.de'],
    ['[{"focalPoint":{"x":1.01,"y":0}}]', 'pictures.0.focalPoint.x'],
    ['[{"focalPoint":{"x":0}}]', 'pictures.0.focalPoint.y'],
    ['[{"color":"ffffff"}]', 'pictures.0.color'],
    ['[{},{},{}]', 'pictures.2'],
  ])('are refused as %s, which names %s', async (part, path) => {
    const body = productForm({ name: 'Figurato', images: [image, image], pictures: part });
    expect(await call('createProduct', { cookie, body })).toMatchObject(refusal('invalid_input', path));
  });

  it('that were stored before have what their names tell', async () => {
    const { id, slug, technicalSpecs, pictures: _, ...product } = await make();
    const url = `/media/products/${id}/${id}-3a2f21.jpg`;
    const specs = Object.entries(technicalSpecs);
    await putItem({ pk: 'PRODUCT', sk: id, id, slug, ...product, technicalSpecs: specs, images: [url] });
    const { body } = await call('getProduct', { parameters: { id } });
    expect(body.pictures).toEqual([{ url, ...facts, width: null, height: null, color: '3a2f21' }]);
    const saved = await save(id, { pictures: JSON.stringify([{ alt: pistone }]) });
    expect(saved.body.pictures).toEqual([{ ...body.pictures[0], alt: pistone }]);
  });
});

describe('the picture of a slide', () => {
  afterAll(() => removeSlides(cookie));

  it('is measured, has what the form says of it and keeps that where it says nothing', async () => {
    const slide = await newSlide(cookie, image, { picture: JSON.stringify({ alt: pistone }) });
    expect(slide.picture).toEqual({ url: slide.imageUrl, ...facts, alt: pistone });
    expect((await saveSlide(slide.id, {})).body.picture).toEqual(slide.picture);
    const { body } = await call('listActiveSlides');
    expect(body).toContainEqual(expect.objectContaining({ imageUrl: slide.imageUrl, picture: slide.picture }));
    expect((await saveSlide(slide.id, { picture: '' })).body.picture.alt).toEqual({});
    const wrong = await saveSlide(slide.id, { picture: '{"alt":{"it":"a\\nb"}}' });
    expect(wrong).toMatchObject(refusal('invalid_input', 'picture.alt.it'));
  });

  it('that was stored before has what its name tells, and its focal point at the right where that tells none', async () => {
    const { id } = await newSlide(cookie, image);
    const { picture: _, ...item } = await readItem({ pk: 'SLIDE', sk: id });
    const readBack = async (name: string) => {
      await putItem({ ...item, pk: 'SLIDE', sk: id, imageUrl: `/media/slides/${id}/${name}.jpg` });
      const { body } = await call('listSlides', { cookie });
      return body.find((slide: { id: string }) => slide.id === id).picture;
    };
    expect(await readBack(`${id}-3a2f21-005`)).toMatchObject({ color: '3a2f21', focalPoint: { x: 0.05, y: 0.5 } });
    expect(await readBack(id)).toMatchObject({ color: null, width: null, focalPoint: { x: 0.7, y: 0.5 } });
  });
});
