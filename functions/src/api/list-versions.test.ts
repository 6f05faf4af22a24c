import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { jpeg, picture, productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, site } from '../../test/site.ts';
import { putItem, readItem } from '../../test/table.ts';

const NAME = 'Elenco versioni';
type Changes = Parameters<typeof productForm>[0];
const save = (id: string, changes: Changes) =>
  call('updateProduct', { cookie, parameters: { id }, body: productForm({ name: NAME, ...changes }) });
const list = (id: string) => call('listVersions', { cookie, parameters: { id } });

describe('GET /api/admin/products/{id}/versions', () => {
  afterAll(() => removeProducts(cookie, NAME));

  it('lists who saved each version, when, and what differs from the one before', async () => {
    const specs = (entries: object) => ({ technicalSpecs: JSON.stringify(entries) });
    const { id, createdAt } = await newProduct(cookie, { name: NAME, ...specs({ Peso: '1', Corsa: '2' }) });
    await save(id, { description: 'Nuova.', price: '10', ...specs({ Peso: '1', Corsa: '2' }) });
    await save(id, { description: 'Nuova.', ...specs({ Corsa: '2', Peso: '1' }), images: jpeg(await picture('jpeg')) });
    const { body: present } = await save(id, { description: 'Nuova.', ...specs({ Corsa: '2', Peso: '1' }) });
    const { status, body } = await list(id);
    const by = site.username;
    expect([status, body]).toMatchObject([
      200,
      [
        { version: 4, at: present.updatedAt, by, changes: [] },
        { version: 3, at: expect.any(String), by, changes: ['images', 'technicalSpecs'] },
        { version: 2, at: expect.any(String), by, changes: ['description', 'price'] },
        { version: 1, at: createdAt, by, changes: [] },
      ],
    ]);
  });

  it('lists the last twenty, and of a product of an older release the present one', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    const { savedBy: _, ...item } = await readItem({ pk: 'PRODUCT', sk: id });
    await putItem({ ...item, pk: item.pk as string, sk: id, version: 57 });
    expect((await list(id)).body).toMatchObject([{ version: 57, by: null, changes: [] }]);
    for (let count = 1; count <= 22; count++) await save(id, { description: `Numero ${count}` });
    const { body } = await list(id);
    expect(body.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: 20 }, (_, at) => 79 - at),
    );
    expect(body.at(-1).changes).toEqual(['description']);
  });

  it('never says to visitors who saved a product', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    for (const { body } of [
      await call('getProduct', { parameters: { id } }),
      await call('listProducts'),
      await call('getAdminProduct', { cookie, parameters: { id } }),
    ])
      expect(JSON.stringify(body)).not.toContain('savedBy');
  });

  it('is refused to visitors and for a product that is not there', async () => {
    expect(await call('listVersions', { parameters: { id: 'x' } })).toMatchObject(refusal('unauthenticated'));
    expect(await list('0fff0000-0000-7abc-8def-0123456789ab')).toMatchObject(refusal('not_found'));
  });
});
