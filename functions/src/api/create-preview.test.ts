import { createHash } from 'node:crypto';
import { PREVIEW_DAYS } from '@rombo/shared/collections/product-preview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { putItem, readItem } from '../../test/table.ts';

const NAME = 'Bozza in anteprima';
let id = '';
let slug = '';
const preview = (of: string) => call('createPreview', { cookie, parameters: { id: of } });

describe('POST /api/admin/products/{id}/preview', () => {
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

  it('is refused to visitors and for a product that is not there', async () => {
    expect(await call('createPreview', { parameters: { id } })).toMatchObject(refusal('unauthenticated'));
    expect(await preview('0fff0000-0000-7abc-8def-0123456789ab')).toMatchObject(refusal('not_found'));
  });
});
