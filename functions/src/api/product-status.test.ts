import type { Product } from '@rombo/shared/collections/product';
import { afterAll, describe, expect, it } from 'vitest';
import { deleteProduct, newProduct, readProduct, saveProduct } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { invalid, refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { itemsUnder } from '../../test/table.ts';

const made: string[] = [];
async function product(changes: Parameters<typeof productForm>[0]): Promise<Product> {
  const stored = await newProduct(cookie, changes);
  made.push(stored.id);
  return stored;
}
const read = (id: string) => call('getAdminProduct', { cookie, parameters: { id } });
const idsOf = ({ body }: { body: Product[] }) => body.map(({ id }) => id);
const later = '2099-01-01T10:00Z';

describe('the status of a product', () => {
  afterAll(async () => {
    for (const id of made) await deleteProduct(id);
  });

  it('is visible by default, and unchanged by a save that omits it', async () => {
    const { id, status } = await product({ name: 'Stato di serie' });
    expect(status).toBe('visible');
    expect((await saveProduct(id, { status: 'hidden' })).body.status).toBe('hidden');
    expect((await saveProduct(id)).body.status).toBe('hidden');
  });

  it.each(['hidden', 'draft'])('%s shows a product in the panel and nowhere else', async (status) => {
    const neighbour = await product({ name: `Vicino ${status}`, category: 'ricambi', subcategory: '2.1cc' });
    const { id, slug } = await product({
      name: `Assente ${status}`,
      category: 'ricambi',
      subcategory: '2.1cc',
      status,
    });
    expect(idsOf(await call('listProducts'))).not.toContain(id);
    for (const address of [id, slug])
      expect(await call('getProduct', { parameters: { id: address } })).toMatchObject(refusal('not_found'));
    const { related } = await readProduct(neighbour.id);
    expect(related.map((other: Product) => other.id)).not.toContain(id);
    expect(JSON.stringify((await call('getSearchIndex')).body)).not.toContain(`Assente ${status}`);
    expect(idsOf(await call('listAdminProducts', { cookie }))).toContain(id);
    expect(await read(id)).toMatchObject({ status: 200, body: { id, status } });
    await saveProduct(id, { name: `Assente ${status}`, status: 'visible' });
    expect((await call('getProduct', { parameters: { id: slug } })).status).toBe(200);
  });

  it('hides an engine from its parts and from what it replaces until it is visible again', async () => {
    const engine = await product({ name: 'Motore nascosto', status: 'hidden' });
    const part = await product({ name: 'Ricambio', category: 'ricambi', fits: JSON.stringify([engine.id]) });
    const former = await product({ name: 'Fuori serie', availability: 'discontinued', successor: engine.id });
    const seen = async () => {
      const [ofPart, ofFormer] = [await readProduct(part.id), await readProduct(former.id)];
      return { fits: ofPart.fits, engines: ofPart.engines.length, replacement: ofFormer.replacement?.id };
    };
    expect(await seen()).toEqual({ fits: [], engines: 0, replacement: undefined });
    expect((await read(part.id)).body.fits).toEqual([engine.id]);
    const { body } = await call('listProducts');
    expect(body.find(({ id }: Product) => id === part.id).fits).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(engine.id);
    await saveProduct(engine.id, { name: 'Motore nascosto', status: 'visible' });
    expect(await seen()).toEqual({ fits: [engine.id], engines: 1, replacement: engine.id });
    const listed = (await call('listProducts')).body;
    expect(listed.find(({ id }: Product) => id === former.id).successor).toBe(engine.id);
  });

  it('draft keeps the publication time; a blank time or any other status removes it', async () => {
    const { id, publishAt } = await product({ name: 'Bozza', status: 'draft', publishAt: later });
    expect(publishAt).toBe(later);
    expect((await itemsUnder('PUBLICATION')).map(({ sk }) => sk)).toContain(`2099-01-01T10:00:00.000Z#${id}`);
    expect((await saveProduct(id)).body.publishAt).toBe(later);
    expect((await saveProduct(id, { publishAt: '' })).body).not.toHaveProperty('publishAt');
    await saveProduct(id, { publishAt: later });
    expect(await saveProduct(id, { status: 'hidden', publishAt: later })).toMatchObject(invalid('publishAt'));
    expect((await saveProduct(id, { status: 'visible' })).body).not.toHaveProperty('publishAt');
    expect(await saveProduct(id, { publishAt: later })).toMatchObject(invalid('publishAt'));
  });

  it.each([
    [{ status: 'secret' }, 'status'],
    [{ publishAt: later }, 'publishAt'],
    [{ status: 'draft', publishAt: 'domani' }, 'publishAt'],
    [{ status: 'draft', publishAt: '2099-01-01T10:00:00+01:00' }, 'publishAt'],
  ])('refuses %j', async (changes, path) => {
    const answer = await call('createProduct', { cookie, body: productForm(changes) });
    expect(answer).toMatchObject(invalid(path));
  });
});
