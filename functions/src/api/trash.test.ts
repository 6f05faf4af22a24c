import type { Product } from '@rombo/shared/collections/product';
import { TRASH_DAYS, type TrashedItem } from '@rombo/shared/contract/trash';
import { afterAll, describe, expect, it } from 'vitest';
import { findProduct, newProduct, newSlide, removeProducts } from '../../test/entities.ts';
import { jpeg, pdf, picture, png, productForm, sheet } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { itemsUnder, putItem } from '../../test/table.ts';

describe('DELETE /api/products/{id}', () => {
  const remove = (id: string) => call('deleteProduct', { cookie, parameters: { id } });

  afterAll(() => removeProducts(cookie, 'Da eliminare'));

  it('leaves nothing behind when a save and a deletion meet', async () => {
    const { id } = await newProduct(cookie, { name: 'Da eliminare' });
    const images = png(await picture('png'));
    const save = call('updateProduct', {
      cookie,
      parameters: { id },
      body: productForm({ name: 'Da eliminare', images }),
    });
    const [saved, removed] = await Promise.all([save, remove(id)]);
    expect([removed.status, await findProduct(id)]).toEqual([204, undefined]);
    expect([200, 404]).toContain(saved.status);
    if (saved.status === 200) expect((await fetchMedia(saved.body.images[0])).status).toBe(404);
  });
});

describe('GET /api/admin/trash', () => {
  const DAY = 24 * 60 * 60 * 1000;

  it('lists what was deleted for thirty days, the latest deletion first', async () => {
    const made: { id: string; name: string; kind: string }[] = [];
    for (const name of ['Cestino uno', 'Cestino due']) {
      const { id } = await newProduct(cookie, { name });
      made.unshift({ id, name, kind: 'product' });
      await call('deleteProduct', { cookie, parameters: { id } });
    }
    const { status, body } = await call('listTrash', { cookie });
    const listed = (body as TrashedItem[]).filter(({ id }) => made.some((one) => one.id === id));
    expect(status).toBe(200);
    expect(listed).toMatchObject(made);
    for (const { deletedAt, expiresAt } of listed)
      expect((Date.parse(expiresAt) - Date.parse(deletedAt)) / DAY).toBe(TRASH_DAYS);
  });
});

describe('POST /api/admin/trash/{id}/restore', () => {
  const NAME = 'Dal cestino';
  const remove = (id: string) => call('deleteProduct', { cookie, parameters: { id } });
  const restore = (id: string) => call('restoreFromTrash', { cookie, parameters: { id } });
  const statusesOf = (addresses: (string | null)[]) =>
    Promise.all(addresses.map(async (address) => (await fetchMedia(address ?? '')).status));

  afterAll(() => removeProducts(cookie, NAME));

  it('brings a product back as it was, with its files at their addresses and its own address', async () => {
    const images = [jpeg(await picture('jpeg')), png(await picture('png'))];
    const product = await newProduct(cookie, { name: NAME, images, technicalSheet: sheet(pdf()) });
    const files = [...product.images, product.technicalSheetUrl];
    const opened = () => call('getProduct', { parameters: { id: product.slug } });
    await remove(product.id);
    expect([(await opened()).status, await statusesOf(files)]).toEqual([404, [404, 404, 404]]);
    const { status, body } = await restore(product.id);
    expect([status, body]).toMatchObject([200, { id: product.id, kind: 'product', name: NAME }]);
    expect([(await opened()).status, await statusesOf(files)]).toEqual([200, [200, 200, 200]]);
    const { body: restored } = await call('getAdminProduct', { cookie, parameters: { id: product.id } });
    expect(restored).toEqual({ ...product, version: 2, updatedAt: restored.updatedAt });
    expect(await restore(product.id)).toMatchObject(refusal('not_found'));
  });

  it('brings a slide back', async () => {
    const slide = await newSlide(cookie, jpeg(await picture('jpeg')), { title: 'Slide nel cestino' });
    await call('deleteSlide', { cookie, parameters: { id: slide.id } });
    expect((await fetchMedia(slide.imageUrl)).status).toBe(404);
    expect((await restore(slide.id)).body).toMatchObject({ kind: 'slide', name: 'Slide nel cestino' });
    expect((await fetchMedia(slide.imageUrl)).status).toBe(200);
    const { body } = await call('listSlides', { cookie });
    expect(body).toContainEqual({ ...slide, version: 2 });
    await call('deleteSlide', { cookie, parameters: { id: slide.id } });
  });

  it('gives a part its engine again', async () => {
    const engine = await newProduct(cookie, { name: `${NAME} motore` });
    const part = await newProduct(cookie, {
      name: `${NAME} ricambio`,
      category: 'ricambi',
      fits: JSON.stringify([engine.id]),
    });
    const fits = async (): Promise<Product['fits']> =>
      (await call('getProduct', { parameters: { id: part.id } })).body.fits;
    await remove(engine.id);
    expect(await fits()).toEqual([]);
    await restore(engine.id);
    expect(await fits()).toEqual([engine.id]);
  });

  it('finishes what a crash left: an entry of a product that is there', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    await remove(id);
    const [entry] = (await itemsUnder('TRASH')).filter(({ sk }) => sk === id);
    await restore(id);
    await putItem(entry ?? expect.fail());
    expect((await call('listTrash', { cookie })).body.map((item: { id: string }) => item.id)).not.toContain(id);
    expect((await restore(id)).status).toBe(200);
    expect((await call('getAdminProduct', { cookie, parameters: { id } })).body.version).toBe(2);
    expect((await itemsUnder('TRASH')).filter(({ sk }) => sk === id)).toEqual([]);
  });
});

describe('DELETE /api/admin/trash/{id}', () => {
  const remove = (id: string) => call('deleteFromTrash', { cookie, parameters: { id } });

  it('deletes a product for good: it cannot be restored', async () => {
    const { id, images } = await newProduct(cookie, { name: 'Per sempre', images: jpeg(await picture('jpeg')) });
    await call('deleteProduct', { cookie, parameters: { id } });
    expect((await remove(id)).status).toBe(204);
    expect(await call('restoreFromTrash', { cookie, parameters: { id } })).toMatchObject(refusal('not_found'));
    expect((await fetchMedia(images[0] ?? '')).status).toBe(404);
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });

  it('touches nothing that is not in the trash', async () => {
    const { id } = await newProduct(cookie, { name: 'Per sempre qui' });
    expect(await remove(id)).toMatchObject(refusal('not_found'));
    expect((await call('getProduct', { parameters: { id } })).status).toBe(200);
    await call('deleteProduct', { cookie, parameters: { id } });
  });
});
