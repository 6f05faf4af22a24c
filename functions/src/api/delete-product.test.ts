import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { findProduct, newProduct, removeProducts } from '../../test/entities.ts';
import { pdf, picture, png, productForm, sheet } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';

const remove = (id: string, ifMatch?: string) =>
  call('deleteProduct', {
    cookie,
    parameters: { id },
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  });

describe('DELETE /api/products/{id}', () => {
  afterAll(() => removeProducts(cookie, 'Da eliminare'));

  it('deletes a product with its files, once', async () => {
    const images = png(await picture('png'));
    const product = await newProduct(cookie, { name: 'Da eliminare', images, technicalSheet: sheet(pdf()) });
    const { status, body } = await remove(product.id);
    expect([status, body]).toEqual([204, undefined]);
    expect(await findProduct(product.id)).toBeUndefined();
    for (const address of [product.images[0], product.technicalSheetUrl]) {
      expect((await fetchMedia(address ?? '')).status).toBe(404);
    }
    expect(await remove(product.id)).toMatchObject(refusal('not_found'));
  });

  it('deletes the version that it is asked to, and no newer one', async () => {
    const { id } = await newProduct(cookie, { name: 'Da eliminare' });
    await call('updateProduct', { cookie, parameters: { id }, body: productForm({ name: 'Da eliminare' }) });
    expect(await remove(id, '"1"')).toMatchObject(refusal('conflict'));
    expect(await findProduct(id)).toMatchObject({ version: 2 });
    expect((await remove(id, '2')).status).toBe(204);
    expect(await remove(id, '"2"')).toMatchObject(refusal('not_found'));
  });

  it('deletes any version for If-Match: *', async () => {
    const { id } = await newProduct(cookie, { name: 'Da eliminare' });
    expect((await remove(id, '*')).status).toBe(204);
  });

  it('refuses a version that is none, and keeps the product', async () => {
    const { id } = await newProduct(cookie, { name: 'Da eliminare' });
    expect(await remove(id, 'latest')).toMatchObject(refusal('bad_request', 'If-Match'));
    expect(await findProduct(id)).toBeDefined();
  });

  it('lets one of two deletions at once have it', async () => {
    const { id } = await newProduct(cookie, { name: 'Da eliminare' });
    const statuses = (await Promise.all([remove(id), remove(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 404]);
  });

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

  it.each([randomUUID(), 'x'.repeat(2000), 'a/b', '..', '%00', '\u0000', '🔥'])('knows no product %j', async (id) => {
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });
});
