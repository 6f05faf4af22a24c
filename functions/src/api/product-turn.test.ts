import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { type FormFile, jpeg, picture, productForm } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie, fetchMedia, statusOf } from '../../test/site.ts';
import { upload } from '../../test/uploads.ts';

const NAME = 'Girato';
let photos: FormFile[];
const make = (turn: FormFile[]) => newProduct(cookie, { name: NAME, turn });
const save = (id: string, turn = {}) => saveProduct(id, { name: NAME, ...turn });
const statusesOf = async (addresses: string[] = []) => [...new Set(await Promise.all(addresses.map(statusOf)))];

describe('the turn of a product', () => {
  beforeAll(async () => {
    photos = await Promise.all(Array.from({ length: 12 }, async (_, at) => jpeg(await picture('jpeg', 20 + at, 20))));
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('is stored in the order of its parts, kept if omitted, replaced as a whole and removed by a blank', async () => {
    const { id, turn: first = [] } = await make(photos);
    const served = await Promise.all(first.map((address) => fetchMedia(address)));
    expect(served.map(({ bytes }) => bytes)).toEqual(photos.map(({ bytes }) => bytes));
    expect((await save(id)).body.turn).toEqual(first);
    const key = await upload(cookie, 'product-turn', photos[0] as FormFile);
    const { turn } = (await save(id, { turn: [key, ...first.slice(1).toReversed()] })).body as Product;
    expect(turn?.slice(1)).toEqual(first.slice(1).toReversed());
    expect(await statusesOf(turn)).toEqual([200]);
    expect(await statusesOf(first.slice(0, 1))).toEqual([404]);
    expect((await save(id, { turn: '' })).body).not.toHaveProperty('turn');
    expect(await statusesOf(turn)).toEqual([404]);
  });

  it('is restored with a version, and a copy of the product gets its own pictures', async () => {
    const { id, turn } = await make(photos);
    await save(id, { turn: '' });
    const restored = await call('restoreProductVersion', { cookie, parameters: { id, version: '1' } });
    const copied = await call('duplicateProduct', { cookie, parameters: { id } });
    const copies: string[][] = [restored.body.turn, copied.body.turn];
    expect(new Set([turn, ...copies].flat()).size).toBe(36);
    for (const copy of copies) expect(await statusesOf(copy)).toEqual([200]);
  });

  it('is refused with too few or too many pictures', async () => {
    const count = { code: 'turn_count', parameters: { min: 12, max: 36 } };
    const create = (turn: FormFile[]) => call('createProduct', { cookie, body: productForm({ name: NAME, turn }) });
    for (const turn of [photos.slice(1), [...photos, ...photos, ...photos, photos[0] as FormFile]]) {
      const answer = await create(turn);
      expect(answer).toMatchObject(invalid('turn'));
      expect(answer.body.issues[0]).toMatchObject(count);
    }
  });
});
