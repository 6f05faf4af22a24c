import { TRASH_DAYS, type TrashedItem } from '@rombo/shared/contract/trash';
import { afterAll, describe, expect, it } from 'vitest';
import { deleteProduct, findProduct, newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { picture, png } from '../../test/forms.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';

const NAME = 'Dal cestino';
const DAY = 24 * 60 * 60 * 1000;
const listed = async (): Promise<TrashedItem[]> => (await call('listTrash', { cookie })).body;

describe('the trash', () => {
  afterAll(() => removeProducts(cookie, NAME));

  it('keeps deleted items for thirty days, listed by latest deletion', async () => {
    const [one, two] = [await newProduct(cookie, { name: `${NAME} uno` }), await newProduct(cookie, { name: NAME })];
    for (const { id } of [one, two]) await deleteProduct(id);
    const [first, second] = await listed();
    expect([first, second]).toMatchObject([two, one].map(({ id, name }) => ({ id, name, kind: 'product' })));
    for (const { deletedAt, expiresAt } of [first, second] as TrashedItem[])
      expect((Date.parse(expiresAt) - Date.parse(deletedAt)) / DAY).toBe(TRASH_DAYS);
  });

  it('receives a product and all its files if its deletion races with a save', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    const images = png(await picture('png'));
    const [saved, removed] = await Promise.all([saveProduct(id, { name: NAME, images }), deleteProduct(id)]);
    expect([removed.status, await findProduct(id)]).toEqual([204, undefined]);
    expect([200, 404]).toContain(saved.status);
    if (saved.status === 200) expect((await fetchMedia(saved.body.images[0])).status).toBe(404);
  });
});
