import { TRASH_DAYS, type TrashedItem } from '@rombo/shared/contract/trash';
import { afterAll, describe, expect, it } from 'vitest';
import { findProduct, newProduct, removeProducts } from '../../test/entities.ts';
import { jpeg, pdf, picture, png, productForm, sheet } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';

const NAME = 'Dal cestino';
const DAY = 24 * 60 * 60 * 1000;
const trash = (id: string) => call('deleteProduct', { cookie, parameters: { id } });
const restore = (id: string) => call('restoreFromTrash', { cookie, parameters: { id } });
const remove = (id: string) => call('deleteFromTrash', { cookie, parameters: { id } });
const listed = async (): Promise<TrashedItem[]> => (await call('listTrash', { cookie })).body;
const statusesOf = (addresses: (string | null)[]) =>
  Promise.all(addresses.map(async (address) => (await fetchMedia(address ?? '')).status));

describe('the trash', () => {
  afterAll(() => removeProducts(cookie, NAME));

  it('has what was deleted for thirty days, the latest deletion first', async () => {
    const [one, two] = [await newProduct(cookie, { name: `${NAME} uno` }), await newProduct(cookie, { name: NAME })];
    for (const { id } of [one, two]) await trash(id);
    const [first, second] = await listed();
    expect([first, second]).toMatchObject([two, one].map(({ id, name }) => ({ id, name, kind: 'product' })));
    for (const { deletedAt, expiresAt } of [first, second] as TrashedItem[])
      expect((Date.parse(expiresAt) - Date.parse(deletedAt)) / DAY).toBe(TRASH_DAYS);
  });

  it('gives a product back as it was, with its files at their addresses and its own address', async () => {
    const images = [jpeg(await picture('jpeg')), png(await picture('png'))];
    const product = await newProduct(cookie, { name: `${NAME} intero`, images, technicalSheet: sheet(pdf()) });
    const files = [...product.images, product.technicalSheetUrl];
    const opened = () => call('getProduct', { parameters: { id: product.slug } });
    await trash(product.id);
    expect([(await opened()).status, await statusesOf(files)]).toEqual([404, [404, 404, 404]]);
    const { status, body } = await restore(product.id);
    expect([status, body]).toMatchObject([200, { id: product.id, kind: 'product', name: product.name }]);
    expect([(await opened()).status, await statusesOf(files)]).toEqual([200, [200, 200, 200]]);
    const { body: restored } = await call('getAdminProduct', { cookie, parameters: { id: product.id } });
    expect(restored).toEqual({ ...product, version: 2, updatedAt: restored.updatedAt });
    expect(await restore(product.id)).toMatchObject(refusal('not_found'));
  });

  it('is left for good, with the files, and by nothing that is not in it', async () => {
    const { id, images } = await newProduct(cookie, { name: NAME, images: jpeg(await picture('jpeg')) });
    expect(await remove(id)).toMatchObject(refusal('not_found'));
    expect((await call('getProduct', { parameters: { id } })).status).toBe(200);
    await trash(id);
    expect((await remove(id)).status).toBe(204);
    expect(await restore(id)).toMatchObject(refusal('not_found'));
    expect(await statusesOf(images)).toEqual([404]);
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });

  it('has all of a product whose deletion meets a save', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    const body = productForm({ name: NAME, images: png(await picture('png')) });
    const save = call('updateProduct', { cookie, parameters: { id }, body });
    const [saved, removed] = await Promise.all([save, trash(id)]);
    expect([removed.status, await findProduct(id)]).toEqual([204, undefined]);
    expect([200, 404]).toContain(saved.status);
    if (saved.status === 200) expect(await statusesOf(saved.body.images)).toEqual([404]);
  });
});
