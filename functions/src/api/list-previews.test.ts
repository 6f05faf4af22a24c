import { afterAll, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { putItem } from '../../test/table.ts';

const NAME = 'Con anteprime';
const list = (id: string) => call('listPreviews', { cookie, parameters: { id } });

afterAll(() => removeProducts(cookie, NAME));

it('GET /api/admin/products/{id}/previews lists the links of a product that still work, without their tokens', async () => {
  const { id } = await newProduct(cookie, { name: `${NAME} uno`, status: 'draft' });
  const other = await newProduct(cookie, { name: `${NAME} due`, status: 'draft' });
  const { url, expiresAt } = (await call('createPreview', { cookie, parameters: { id } })).body;
  await putItem({ pk: 'PREVIEW', sk: `over-${id}`, productId: id, createdAt: expiresAt, ttl: 1 });
  const { status, body } = await list(id);
  expect([status, body]).toEqual([
    200,
    [{ id: expect.stringMatching(/^[0-9a-f]{64}$/), createdAt: expect.any(String), expiresAt }],
  ]);
  expect(JSON.stringify(body)).not.toContain(url.split('-').at(-1));
  expect((await list(other.id)).body).toEqual([]);
});

it('GET /api/admin/products/{id}/previews is for the administrator', async () => {
  expect(await call('listPreviews', { parameters: { id: 'x' } })).toMatchObject(refusal('unauthenticated'));
});
