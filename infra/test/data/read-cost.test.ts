import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  type GetCommand,
  type GetCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Item } from '../../../functions/src/data/table.ts';
import { itemsOf, manyProducts, prose } from '../../../functions/test/many-products.ts';
import { TableName } from '../local-table.ts';
import { emptyTable } from './empty-table.ts';

await emptyTable();
const { findProduct } = await import('../../../functions/src/data/product-details.ts');
const { keys } = await import('../../../functions/src/data/keys.ts');
const { OUTLINE_FORMAT } = await import('../../../functions/src/data/outlines.ts');
const { readCatalogueOrder, saveProductOrder } = await import('../../../functions/src/data/product-order.ts');
const { searchIndexOf } = await import('../../../functions/src/data/search-entries.ts');
const { put } = await import('../../../functions/src/data/table.ts');
/** Modules with a cache. */
const catalogue = () => import('../../../functions/src/web/page-data.ts');
const lists = () => import('../../../functions/src/data/product-lists.ts');
const rendered = () => import('../../../functions/src/web/sitemap.ts');
const table = DynamoDBDocumentClient.from(new DynamoDBClient());

/** Runs a read and counts its calls and consumed read units. */
async function costOf(read: () => Promise<unknown>) {
  const cost = { calls: 0, units: 0 };
  const { send } = DynamoDBDocumentClient.prototype;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation(async function (this: DynamoDBDocumentClient, command: GetCommand, options: object) {
    command.input.ReturnConsumedCapacity = 'TOTAL';
    const answer = await (send as (command: GetCommand, options: object) => Promise<GetCommandOutput>).call(
      this,
      command,
      options,
    );
    cost.calls += 1;
    for (const capacity of [answer.ConsumedCapacity].flat()) cost.units += capacity?.CapacityUnits ?? 0;
    return answer;
  } as never);
  await read();
  spy.mockRestore();
  return cost;
}

const UPDATED = '2026-11-25T10:00:00.000Z';

async function writeAll(items: Item[]) {
  for (let at = 0; at < items.length; at += 25) {
    const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await table.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
}

it('the page of a product takes the same four reads with 28 products and with 2,000', async () => {
  const products = manyProducts(2000, 400);
  const store = (from: number, to: number) => writeAll(products.slice(from, to).flatMap(itemsOf));
  const readOne = () => costOf(async () => expect((await findProduct('molti-1'))?.related).toHaveLength(4));
  const readAt = (slug: string, fit: object) => costOf(async () => expect(await findProduct(slug)).toMatchObject(fit));
  const [engine, pipe] = products;
  if (!engine || !pipe) expect.fail();
  Object.assign(pipe, { fits: [engine.id] });
  await store(0, 28);
  const few = await readOne();
  await store(28, products.length);
  expect(await readOne()).toEqual(few);
  expect(few.calls).toBe(4);
  // An engine's page also lists its race results.
  expect((await readAt('molti-0', { parts: [{ id: pipe.id }] })).calls).toBe(5);
  expect((await readAt('molti-2', { fits: [] })).calls).toBe(3);
  expect(few.units).toBeGreaterThan(0);
  expect(few.units).toBeLessThanOrEqual(12);
}, 60_000);

it('settings and company profile cost a page one read unit', async () => {
  await put({ ...keys.setting('maintenance_mode'), key: 'maintenance_mode', value: 'false', updatedAt: UPDATED });
  const social = Array(6).fill({ name: 'Instagram', url: `https://instagram.example/${'x'.repeat(100)}` });
  const announcement = { it: prose(1, 160), en: prose(2, 160), link: '/news' };
  await put({ ...keys.setting('company'), id: 'company', version: 2, createdAt: UPDATED, announcement, social });
  const { readSettings } = await import('../../../functions/src/data/settings.ts');
  const read = async () =>
    expect(await readSettings()).toMatchObject({
      settings: { maintenance_mode: { value: 'false' } },
      company: { announcement, social },
    });
  expect(await costOf(read)).toEqual({ calls: 1, units: 1 });
});

describe('with 2,000 products with long texts, in a custom order', () => {
  const UUID = '0199a3c0-5c6e-7abc-8def-0123456789ab';
  const long = manyProducts(2000, 900).map((product, at) => ({
    ...product,
    name: `Albero motore rettificato ${at}`,
    slug: `albero-motore-rettificato-${at}`,
    slugEn: `ground-crankshaft-${at}`,
    translations: { en: { name: `Ground crankshaft ${at}`, description: prose(at + 1, 900) } },
    technicalSpecs: [...product.technicalSpecs, ...[1, 2, 3, 4].map((n) => [prose(n, 12), prose(at + n, 30)])],
    images: [1, 2, 3].map(() => `/media/products/${product.id}/${UUID}.jpg`),
    alsoKnownAs: [`OLD-${at}`],
    ...(product.category === 'ricambi' && { partType: 'crankshaft' as const, fits: [UUID, UUID, UUID, UUID] }),
  }));

  beforeAll(async () => {
    const items = long.flatMap((product) => itemsOf(product)).filter(({ pk }) => /^(PRODUCT|OUTLINE)$/.test(pk));
    await writeAll(items);
    expect(await saveProductOrder([], await readCatalogueOrder())).toBe(true);
    await put({ ...keys.catalogueVersion(), token: 'a', changedAt: Date.now() - 60_000, outlines: OUTLINE_FORMAT });
  }, 120_000);

  const readPage = (query: string) => async () => {
    const request = { parameters: {}, query: new URLSearchParams(query), shown: 'it', addressed: 'it' } as const;
    return (await catalogue()).readPage('products', request);
  };

  it.each([
    ['a page', readPage('page=9')],
    ['a search', readPage('q=albero')],
    ['the parts of an engine', readPage('fits=x')],
    ['the search index', async () => searchIndexOf((await (await lists()).readCatalogue()).outlines)],
  ])('%s costs at most 110 read units, and one while nothing changes', async (_, read) => {
    vi.resetModules();
    const first = await costOf(read);
    expect(first.units).toBeLessThanOrEqual(110);
    expect(await costOf(read)).toEqual({ calls: 1, units: 1 });
  });

  it('the sitemap costs no more, and reads results and news each time', async () => {
    vi.resetModules();
    const read = async () => (await rendered()).renderFile('/sitemap.xml', 'https://x.it');
    expect((await costOf(read)).units).toBeLessThanOrEqual(110);
    expect((await costOf(read)).calls).toBe(3);
  });
});
