import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import type { Activity } from '@rombo/shared/contract/activity';
import { afterAll, describe, expect, it } from 'vitest';
import { removeProducts } from '../../test/entities.ts';
import { picture, png, productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { upload } from '../../test/uploads.ts';

const create = (key: string, changes: Parameters<typeof productForm>[0]) =>
  call('createProduct', { cookie, body: productForm(changes), headers: { 'idempotency-key': key } });
const named = async (name: string): Promise<Product[]> =>
  (await call('listProducts')).body.filter((product: Product) => product.name === name);

describe('the Idempotency-Key of POST /api/products', () => {
  afterAll(() => removeProducts(cookie, 'Unico'));

  it('makes one product of two requests', async () => {
    const key = randomUUID();
    const first = await create(key, { name: 'Unico due' });
    const second = await create(key, { name: 'Unico due' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await named('Unico due')).toHaveLength(1);
  });

  it('is one line of the activity log, whether its request comes again, at once or later', async () => {
    const key = randomUUID();
    const again = () => create(key, { name: 'Unico nel registro' });
    await Promise.all([again(), again(), again()]);
    const { id } = (await again()).body;
    await call('updateProduct', { cookie, parameters: { id }, body: productForm({ name: 'Unico cambiato' }) });
    await again();
    const { body } = await call('listActivity', { cookie });
    const lines = (body as Activity[]).filter(({ subject }) => /^Unico (nel registro|cambiato)$/.test(subject ?? ''));
    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
      ['product_updated', 'Unico cambiato'],
      ['product_created', 'Unico nel registro'],
    ]);
  });

  it('makes one product of twenty requests at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from(Array(20), () => create(key, { name: 'Unico venti' })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await named('Unico venti')).toEqual([answers[0]?.body]);
  });

  it('makes one product of eight requests at once that name the same upload', async () => {
    const images = await upload(cookie, 'product-image', png(await picture('png')));
    const key = randomUUID();
    const answers = await Promise.all(Array.from(Array(8), () => create(key, { name: 'Unico caricato', images })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const [product, ...others] = await named('Unico caricato');
    expect(others).toEqual([]);
    expect(answers.map(({ body }) => body)).toEqual(Array(8).fill(product));
  });

  it('refuses another body under the same key', async () => {
    const key = randomUUID();
    await create(key, { name: 'Unico uno' });
    expect(await create(key, { name: 'Unico altro' })).toMatchObject(refusal('idempotency_mismatch'));
    expect(await named('Unico altro')).toEqual([]);
  });

  it('does not bring back what was deleted since', async () => {
    const key = randomUUID();
    const { body } = await create(key, { name: 'Unico eliminato' });
    await call('deleteProduct', { cookie, parameters: { id: body.id } });
    expect(await create(key, { name: 'Unico eliminato' })).toMatchObject(refusal('not_found'));
    expect(await named('Unico eliminato')).toEqual([]);
  });

  it('gives the key back with a refusal', async () => {
    const key = randomUUID();
    const bad = { bytes: new Uint8Array(9), name: 'a.png', type: 'image/png' };
    expect(await create(key, { name: 'Unico corretto', images: bad })).toMatchObject(
      refusal('invalid_input', 'images'),
    );
    expect((await create(key, { name: 'Unico corretto' })).status).toBe(201);
  });

  it.each(['breve', 'con spazi dentro', 'x'.repeat(101), 'createProduct#1'])('refuses the key %j', async (key) => {
    expect(await create(key, { name: 'Unico senza' })).toMatchObject(refusal('bad_request', 'Idempotency-Key'));
  });
});
