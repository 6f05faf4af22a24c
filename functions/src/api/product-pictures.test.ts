import { omit } from '@rombo/shared/contract/keys-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, readProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { type FormFile, picture, png, productForm } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { putItem } from '../../test/table.ts';

const facts = { width: 32, height: 24, color: 'b01020', focalPoint: { x: 0.5, y: 0.5 }, alt: {} };
const pistone = { it: 'Il pistone', en: 'The piston' };
let image: FormFile;

const make = (changes = {}) => newProduct(cookie, { name: 'Figurato', images: [image, image], ...changes });
const save = (id: string, changes = {}) => saveProduct(id, { name: 'Figurato', ...changes });

describe('the pictures of a product', () => {
  beforeAll(async () => {
    image = png(await picture('png'));
  });
  afterAll(() => removeProducts(cookie, 'Figurato'));

  it('are measured, take texts and focal points from the form, in its order, and keep them if omitted', async () => {
    const edits = JSON.stringify([{}, { alt: pistone, focalPoint: { x: 0.2, y: 1 } }]);
    const { id, images } = await make({ pictures: edits });
    const { body } = await save(id, { images: images.toReversed() });
    expect(body.pictures).toEqual([
      { url: images[1], ...facts, alt: pistone, focalPoint: { x: 0.2, y: 1 } },
      { url: images[0], ...facts },
    ]);
    expect((await save(id)).body.pictures).toEqual(body.pictures);
    expect((await save(id, { pictures: '[{"alt":{"en":"A piston"}}]' })).body.pictures[0]).toMatchObject({
      alt: { en: 'A piston' },
      focalPoint: { x: 0.2, y: 1 },
    });
    expect((await readProduct(id)).pictures[0].alt).toEqual({ en: 'A piston' });
  });

  it.each(['', '[]', '[{"alt":{}},{"alt":{}}]'])('lose their texts by the part %j', async (part) => {
    const { id } = await make({ pictures: JSON.stringify([{ alt: pistone }, { alt: pistone }]) });
    const { body } = await save(id, { pictures: part });
    expect(body.pictures.map(({ alt }: { alt: object }) => alt)).toEqual([{}, {}]);
  });

  it.each([
    ['x', 'pictures'],
    ['[{"alt":{"it":""}}]', 'pictures.0.alt.it'],
    ['[{},{},{}]', 'pictures.2'],
  ])('are refused as %s, which names %s', async (part, path) => {
    const body = productForm({ name: 'Figurato', images: [image, image], pictures: part });
    expect(await call('createProduct', { cookie, body })).toMatchObject(invalid(path));
  });

  it('that were stored before pictures were measured have the facts in their names', async () => {
    const product = omit(await make(), 'pictures');
    const { id } = product;
    const url = `/media/products/${id}/${id}-3a2f21.jpg`;
    const technicalSpecs = Object.entries(product.technicalSpecs);
    await putItem({ pk: 'PRODUCT', sk: id, ...product, technicalSpecs, images: [url] });
    const older = await readProduct(id);
    expect(older.pictures).toEqual([{ url, ...facts, width: null, height: null, color: '3a2f21' }]);
    const saved = await save(id, { pictures: JSON.stringify([{ alt: pistone }]) });
    expect(saved.body.pictures).toEqual([{ ...older.pictures[0], alt: pistone }]);
  });
});
