import { createHash } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { PREVIEW_DAYS } from '@rombo/shared/collections/product-preview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { putItem, readItem } from '../../test/table.ts';

describe('POST /api/admin/products/{id}/preview', () => {
  const NAME = 'Bozza in anteprima';
  let id = '';
  let slug = '';
  const preview = (of: string) => call('createPreview', { cookie, parameters: { id: of } });

  beforeAll(async () => {
    ({ id, slug } = await newProduct(cookie, { name: NAME, status: 'draft' }));
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('gives a link to a draft for seven days, which nobody keeps', async () => {
    const { status, body } = await preview(id);
    expect(status).toBe(201);
    expect(body.url).toMatch(/^\/prodotti\/anteprima-[0-9a-f]{40}$/);
    const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(PREVIEW_DAYS, 2);
    const answer = await call('getProduct', { parameters: { id: body.url.split('/').at(-1) } });
    expect([answer.body.id, answer.headers.get('cache-control')]).toEqual([id, 'no-store']);
    expect(await call('getProduct', { parameters: { id: slug } })).toMatchObject(refusal('not_found'));
  });

  it('shows nothing once its time is over, with which it is stored under no token', async () => {
    const { url, expiresAt } = (await preview(id)).body;
    const token = url.split('-').at(-1);
    const key = { pk: 'PREVIEW', sk: createHash('sha256').update(token).digest('hex') };
    const item = await readItem(key);
    expect([item.ttl, JSON.stringify(item).includes(token)]).toEqual([Date.parse(expiresAt) / 1000, false]);
    await putItem({ ...item, ttl: Math.floor(Date.now() / 1000) - 1 });
    expect(await call('getProduct', { parameters: { id: url.split('/').at(-1) } })).toMatchObject(refusal('not_found'));
  });

  it('is refused for a product that is not there', async () => {
    expect(await preview('0fff0000-0000-7abc-8def-0123456789ab')).toMatchObject(refusal('not_found'));
  });
});

describe('the links to previews', () => {
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
});

describe('DELETE /api/admin/products/{id}/previews/{preview}', () => {
  const NAME = 'Anteprima che finisce';
  const end = (id: string, preview: string) => call('endPreview', { cookie, parameters: { id, preview } });

  let draft: Product;
  let slug = '';
  let preview = '';
  const shown = async () => (await call('getProduct', { parameters: { id: slug } })).status;
  beforeAll(async () => {
    draft = await newProduct(cookie, { name: NAME, status: 'draft' });
    const { url } = (await call('createPreview', { cookie, parameters: { id: draft.id } })).body;
    slug = url.split('/').at(-1);
    [{ id: preview }] = (await call('listPreviews', { cookie, parameters: { id: draft.id } })).body;
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('ends no link by the address of another product, nor one that is not there', async () => {
    const other = await newProduct(cookie, { name: `${NAME}, altra` });
    expect(await end(other.id, preview)).toMatchObject(refusal('not_found'));
    expect(await end(draft.id, '0'.repeat(64))).toMatchObject(refusal('not_found'));
    expect(await shown()).toBe(200);
  });

  it('ends a link at once, and the activity log says that it was made and ended', async () => {
    expect((await end(draft.id, preview)).status).toBe(204);
    expect(await shown()).toBe(404);
    expect((await call('listPreviews', { cookie, parameters: { id: draft.id } })).body).toEqual([]);
    expect(await end(draft.id, preview)).toMatchObject(refusal('not_found'));
    const { body } = await call('listActivity', { cookie });
    const told = body.filter(({ subject }: { subject: string }) => subject === NAME);
    expect(told.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['preview_created', 'preview_ended']),
    );
  });
});
