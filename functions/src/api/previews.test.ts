import { createHash } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { OPEN_PREVIEWS_MAX, PREVIEW_DAYS } from '@rombo/shared/collections/product-preview';
import type { Activity } from '@rombo/shared/contract/activity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { putItem, readItem } from '../../test/table.ts';

const NAME = 'Bozza in anteprima';
const preview = (id: string) => call('createPreview', { cookie, parameters: { id } });
const list = async (id: string) => (await call('listPreviews', { cookie, parameters: { id } })).body;
const end = (id: string, preview: string) => call('endPreview', { cookie, parameters: { id, preview } });
const slugIn = (url: string) => url.split('/').at(-1) ?? '';
const open = (url: string) => call('getProduct', { parameters: { id: slugIn(url) } });

describe('the previews of a product', () => {
  let draft: Product;
  let other: Product;
  beforeAll(async () => {
    draft = await newProduct(cookie, { name: NAME, status: 'draft' });
    other = await newProduct(cookie, { name: `${NAME}, altra`, status: 'draft' });
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('are links to a draft for seven days, uncached, and listed without their tokens', async () => {
    const { status, body } = await preview(draft.id);
    expect(status).toBe(201);
    expect(body.url).toMatch(/^\/prodotti\/anteprima-[0-9a-f]{40}$/);
    expect((Date.parse(body.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(PREVIEW_DAYS, 2);
    const answer = await open(body.url);
    expect([answer.body.id, answer.headers.get('cache-control')]).toEqual([draft.id, 'no-store']);
    expect(await call('getProduct', { parameters: { id: draft.slug } })).toMatchObject(refusal('not_found'));
    const { expiresAt } = body;
    expect(await list(draft.id)).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{64}$/), createdAt: expect.any(String), expiresAt },
    ]);
    expect(JSON.stringify(await list(draft.id))).not.toContain(body.url.split('-').at(-1));
    expect(await list(other.id)).toEqual([]);
    expect(await preview('0fff0000-0000-7abc-8def-0123456789ab')).toMatchObject(refusal('not_found'));
  });

  it('show nothing after they expire, and are not stored under their tokens', async () => {
    const { url, expiresAt } = (await preview(other.id)).body;
    const token = url.split('-').at(-1);
    const key = { pk: 'PREVIEW', sk: createHash('sha256').update(token).digest('hex') };
    const item = await readItem(key);
    expect([item.ttl, JSON.stringify(item).includes(token)]).toEqual([Date.parse(expiresAt) / 1000, false]);
    await putItem({ ...item, ttl: Math.floor(Date.now() / 1000) - 1 });
    expect(await open(url)).toMatchObject(refusal('not_found'));
    expect(await list(other.id)).toEqual([]);
  });

  it('are twenty at most: a further one ends the oldest of its product', async () => {
    const third = await newProduct(cookie, { name: `${NAME}, terza`, status: 'draft' });
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const ttl = Math.floor(Date.now() / 1000) + 3600;
    const ids = Array.from({ length: OPEN_PREVIEWS_MAX }, (_, number) => String(number).padStart(64, '0'));
    for (const [minutes, sk] of ids.entries())
      await putItem({ pk: 'PREVIEW', sk, productId: third.id, createdAt: at(minutes + 1), ttl });
    await preview(third.id);
    const kept = (await list(third.id)).map(({ id }: { id: string }) => id);
    expect([kept.length, kept.slice(1)]).toEqual([OPEN_PREVIEWS_MAX, ids.slice(0, -1)]);
    await Promise.all(kept.map((id: string) => end(third.id, id)));
  });

  it('end immediately, only under their own product, and the activity log records both', async () => {
    const { url } = (await preview(other.id)).body;
    const [{ id }] = await list(other.id);
    expect(await end(draft.id, id)).toMatchObject(refusal('not_found'));
    expect((await open(url)).status).toBe(200);
    expect((await end(other.id, id)).status).toBe(204);
    expect((await open(url)).status).toBe(404);
    expect(await end(other.id, id)).toMatchObject(refusal('not_found'));
    const { body } = await call('listActivity', { cookie });
    const actions = (body as Activity[]).filter(({ subject }) => subject === other.name).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['preview_created', 'preview_ended']));
  });
});
