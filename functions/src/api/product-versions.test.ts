import type { Product } from '@rombo/shared/collections/product';
import { omit } from '@rombo/shared/contract/keys-of';
import type { Output } from '@rombo/shared/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { type FormFile, jpeg, pdf, picture, png, sheet } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie, fetchMedia, statusOf } from '../../test/site.ts';
import { removeObjects } from '../../test/stores.ts';
import { putItem, readItem } from '../../test/table.ts';

const NAME = 'Con versioni';
const save = async (id: string, changes: object): Promise<Product> =>
  (await saveProduct(id, { name: NAME, ...changes })).body;
afterAll(() => removeProducts(cookie, NAME));

describe('GET /api/admin/products/{id}/versions', () => {
  const list = (id: string) => call('listProductVersions', { cookie, parameters: { id } });

  it('lists the last twenty, or only the current one of a product of an older release', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    const item = omit(await readItem({ pk: 'PRODUCT', sk: id }), 'savedBy');
    await putItem({ ...item, pk: 'PRODUCT', sk: id, version: 57 });
    expect((await list(id)).body).toMatchObject([{ version: 57, by: null, changes: [] }]);
    for (let count = 1; count <= 22; count++) await save(id, { description: `Numero ${count}` });
    const { body } = await list(id);
    expect(body.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: 20 }, (_, at) => 79 - at),
    );
    expect(body.at(-1).changes).toEqual(['description']);
  });

  it('counts consecutive price changes as one version', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    for (const price of ['1', '2', '3']) await save(id, { price });
    await save(id, { description: 'Nuova.' });
    await save(id, { price: '4', description: 'Nuova.' });
    await save(id, { price: '5', description: 'Altra.' });
    const { body } = await list(id);
    // A version inside the series is not listed, but an undo can restore it for a day.
    const undone = await call('restoreProductVersion', { cookie, parameters: { id, version: '2' } });
    expect([undone.status, undone.body.price]).toEqual([200, 1]);
    const shown = (body as Output<'listProductVersions'>).map(
      ({ version, content, changes }) => `${version} ${content.price} ${changes}`,
    );
    expect(shown).toEqual(['7 5 description,price', '6 4 price', '5 3 description', '4 3 price', '1 undefined ']);
  });
});

describe('POST /api/admin/products/{id}/versions/{version}/restore', () => {
  const restore = (id: string, version: number | string) =>
    call('restoreProductVersion', { cookie, parameters: { id, version: String(version) } });
  const statusesOf = (addresses: (string | null)[]) => Promise.all(addresses.map((address) => statusOf(address ?? '')));

  let photos: FormFile[];
  beforeAll(async () => {
    photos = [jpeg(await picture('jpeg')), png(await picture('png'))];
  });

  it('saves a former version as the newest one, with copies of the hidden files', async () => {
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
    const { status, body } = await restore(first.id, 1);
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
    const { body: back } = await restore(first.id, 2);
    expect(back).toMatchObject({ name: NAME, images: [other], technicalSheetUrl: null, version: 4 });
    expect(back.slug).toBe(second.slug);
    expect(await statusesOf([...body.images, other])).toEqual([404, 200, 200]);
  });

  it('leaves a draft whose publication time has passed a draft', async () => {
    const publishAt = new Date(Date.now() - 60_000).toISOString();
    const { id } = await newProduct(cookie, { name: NAME, status: 'draft', publishAt });
    await save(id, { status: 'hidden' });
    const { body } = await restore(id, 1);
    expect([body.status, body.publishAt]).toEqual(['draft', undefined]);
  });

  it('refuses a version whose file is gone, and leaves the product unchanged', async () => {
    const { id, images } = await newProduct(cookie, { name: NAME, images: photos });
    const saved = await save(id, { images: '' });
    await removeObjects(images.map((address) => `trash${address}`));
    expect(await restore(id, 1)).toMatchObject(invalid('version'));
    expect((await call('getAdminProduct', { cookie, parameters: { id } })).body).toEqual(saved);
  });
});
