import type { Product } from '@rombo/shared/collections/product';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, newSlide, removeProducts } from '../../test/entities.ts';
import { jpeg, pdf, picture, png, sheet } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { itemsUnder, putItem } from '../../test/table.ts';

const NAME = 'Dal cestino';
const remove = (id: string) => call('deleteProduct', { cookie, parameters: { id } });
const restore = (id: string) => call('restoreFromTrash', { cookie, parameters: { id } });
const statusesOf = (addresses: (string | null)[]) =>
  Promise.all(addresses.map(async (address) => (await fetchMedia(address ?? '')).status));

describe('POST /api/admin/trash/{id}/restore', () => {
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

  it('is refused to visitors and for what is not in the trash', async () => {
    expect(await call('restoreFromTrash', { parameters: { id: 'x' } })).toMatchObject(refusal('unauthenticated'));
    expect(await restore('0fff0000-0000-7abc-8def-0123456789ab')).toMatchObject(refusal('not_found'));
  });
});
