import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { type FormFile, jpeg, pdf, picture, png, productForm, sheet } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';
import { removeObjects } from '../../test/stores.ts';
import { itemsUnder } from '../../test/table.ts';

const NAME = 'Con versioni';
type Changes = Parameters<typeof productForm>[0];
const save = async (id: string, changes: Changes): Promise<Product> =>
  (await call('updateProduct', { cookie, parameters: { id }, body: productForm({ name: NAME, ...changes }) })).body;
const restore = (id: string, version: number | string, ifMatch?: string, key?: string) =>
  call('restoreVersion', {
    cookie,
    parameters: { id, version: String(version) },
    headers: { ...(ifMatch && { 'if-match': ifMatch }), ...(key && { 'idempotency-key': key }) },
  });
const statusesOf = (addresses: (string | null)[]) =>
  Promise.all(addresses.map(async (address) => (await fetchMedia(address ?? '')).status));
const versionsOf = async (id: string) =>
  (await itemsUnder('PRODUCT_VERSION')).filter(({ sk }) => sk.startsWith(id)).map(({ sk }) => Number(sk.split('#')[1]));

describe('POST /api/admin/products/{id}/versions/{version}/restore', () => {
  let photos: FormFile[];
  beforeAll(async () => {
    photos = [jpeg(await picture('jpeg')), png(await picture('png'))];
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('saves a former version as the newest one, with copies of the files that were hidden', async () => {
    const first = await newProduct(cookie, {
      name: `${NAME} prima`,
      description: 'Com’era.',
      technicalSpecs: JSON.stringify({ Peso: '1 kg', Alesaggio: '16 mm' }),
      images: photos,
      technicalSheet: sheet(pdf()),
    });
    const [cover = '', other = ''] = first.images;
    const second = await save(first.id, { images: [other], technicalSheet: '' });
    expect(await statusesOf([cover, other, first.technicalSheetUrl])).toEqual([404, 200, 404]);
    const { status, body } = await restore(first.id, 1, '"2"');
    expect([status, body.version]).toEqual([200, 3]);
    expect(body.images).toEqual([expect.stringContaining(`/media/products/${first.id}/`), other]);
    expect(body.images).not.toContain(cover);
    const { images, pictures, technicalSheetUrl, ...texts } = first;
    expect(body).toMatchObject({ ...texts, version: 3, updatedAt: body.updatedAt });
    expect(Object.keys(body.technicalSpecs)).toEqual(['Peso', 'Alesaggio']);
    expect(body.pictures[0]).toEqual({ ...pictures[0], url: body.images[0] });
    expect(await statusesOf([...body.images, body.technicalSheetUrl, cover])).toEqual([200, 200, 200, 404]);
    const { headers } = await fetchMedia(body.technicalSheetUrl);
    expect(headers.get('content-disposition')).toContain('con-versioni-prima');
    expect(await versionsOf(first.id)).toEqual([1, 2]);
    // And back again: nothing is lost by a restoration.
    const { body: back } = await restore(first.id, 2, '"3"');
    expect(back).toMatchObject({ name: NAME, images: [other], technicalSheetUrl: null, version: 4 });
    expect(back.slug).toBe(second.slug);
    expect(await statusesOf([...body.images, other])).toEqual([404, 200, 200]);
  });

  it('answers a restoration that is repeated, since its answer was lost, with what it stored', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    await save(id, { description: 'Altra.' });
    const first = await restore(id, 1, '"2"', 'ripristina');
    expect((await restore(id, 1, '"2"', 'ripristina')).body).toEqual(first.body);
    expect(await restore(id, 2, '"2"', 'ripristina')).toMatchObject(refusal('conflict'));
    expect(await restore(id, 1, '"2"')).toMatchObject(refusal('conflict'));
    expect(await versionsOf(id)).toEqual([1, 2]);
  });

  it('gives a product its former address again', async () => {
    const first = await newProduct(cookie, { name: `${NAME} indirizzo` });
    await save(first.id, { name: `${NAME} altrove` });
    expect((await restore(first.id, 1)).body.slug).toBe(first.slug);
  });

  it('leaves a draft a draft whose time of publication has passed', async () => {
    const publishAt = new Date(Date.now() - 60_000).toISOString();
    const { id } = await newProduct(cookie, { name: NAME, status: 'draft', publishAt });
    await save(id, { status: 'hidden' });
    const { body } = await restore(id, 1);
    expect([body.status, body.publishAt]).toEqual(['draft', undefined]);
  });

  it('lets one of two restorations at once have it', async () => {
    const { id } = await newProduct(cookie, { name: NAME, images: photos });
    await save(id, { images: '' });
    const statuses = (await Promise.all([restore(id, 1, '"2"'), restore(id, 1, '"2"')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await versionsOf(id)).toEqual([1, 2]);
  });

  it('says so when a file of the version is gone, and leaves the product as it is', async () => {
    const { id, images } = await newProduct(cookie, { name: NAME, images: photos });
    const present = await save(id, { images: '' });
    await removeObjects(images.map((address) => `trash${address}`));
    expect(await restore(id, 1)).toMatchObject(refusal('invalid_input', 'version'));
    expect((await call('getAdminProduct', { cookie, parameters: { id } })).body).toEqual(present);
  });

  it('goes with its files once the product is deleted for good, and comes back with it from the trash', async () => {
    const { id, images } = await newProduct(cookie, { name: NAME, images: photos });
    await save(id, { images: '' });
    await call('deleteProduct', { cookie, parameters: { id } });
    await call('restoreFromTrash', { cookie, parameters: { id } });
    expect(await versionsOf(id)).toEqual([1, 2]);
    expect((await restore(id, 1, '"3"')).body.images).toHaveLength(images.length);
    await call('deleteProduct', { cookie, parameters: { id } });
    await call('deleteFromTrash', { cookie, parameters: { id } });
    expect(await versionsOf(id)).toEqual([]);
  });

  it('refuses a newer version, one that is not there, and visitors', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    await save(id, { description: 'Altro.' });
    expect(await restore(id, 1, '"1"')).toMatchObject(refusal('conflict'));
    for (const version of [2, 3, 0, 'x'])
      expect(await restore(id, version)).toMatchObject(refusal('invalid_input', 'version'));
    expect(await restore('0fff0000-0000-7abc-8def-0123456789ab', 1)).toMatchObject(refusal('not_found'));
    expect(await call('restoreVersion', { parameters: { id, version: '1' } })).toMatchObject(
      refusal('unauthenticated'),
    );
  });
});
