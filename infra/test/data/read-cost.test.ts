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
vi.stubEnv('CATALOGUE_AGE_MS', undefined);
vi.useFakeTimers({ toFake: ['Date'] });
const { indexed, keys } = await import('../../../functions/src/data/keys.ts');
const { readCatalogueOrder, saveProductOrder } = await import('../../../functions/src/data/product-order.ts');
const { searchIndexOf } = await import('../../../functions/src/data/search-entries.ts');
const { put } = await import('../../../functions/src/data/table.ts');
/** Modules with a cache. */
const catalogue = () => import('../../../functions/src/web/page-data.ts');
const cards = () => import('../../../functions/src/data/catalogue.ts');
const details = () => import('../../../functions/src/data/product-details.ts');
const rendered = () => import('../../../functions/src/web/render-file.ts');
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

const readPage = (query: string) => async () => {
  const request = { parameters: {}, query: new URLSearchParams(query), shown: 'it', addressed: 'it' } as const;
  return (await catalogue()).readPage('products', request);
};

const markComplete = () => put({ ...keys.cardsComplete(), ...indexed({}) });

it('the page of a product takes one read and the query of the catalogue, an engine also its results and guides, and a former slug two more reads', async () => {
  const products = manyProducts(46, 400);
  const [engine, pipe] = products;
  if (!engine || !pipe) expect.fail();
  Object.assign(pipe, { fits: [engine.id] });
  await writeAll(products.flatMap(itemsOf));
  await markComplete();
  const readAt = async (slug: string, page: object) => {
    vi.resetModules();
    const { findProduct } = await details();
    const read = () => costOf(async () => expect(await findProduct(slug)).toMatchObject(page));
    return [await read(), await read()];
  };
  const [part, partAgain] = await readAt('molti-1', { engines: [{ id: engine.id }], related: Array(4).fill({}) });
  expect([part?.calls, partAgain?.calls]).toEqual([2, 1]);
  expect(part?.units).toBeLessThanOrEqual(12);
  expect(partAgain?.units).toBeLessThanOrEqual(3);
  const [first, again] = await readAt('molti-0', { parts: [{ id: pipe.id }] });
  expect([first?.calls, again?.calls]).toEqual([4, 3]);
  await put({ ...keys.slug('product', 'molti-vecchio'), productId: pipe.id, kept: true });
  const [former] = await readAt('molti-vecchio', { id: pipe.id });
  expect(former?.calls).toBe(3);
});

it('a list of 46 products costs at most 12 read units', async () => {
  vi.resetModules();
  const { units } = await costOf(readPage('page=2'));
  expect(units).toBeGreaterThan(1);
  expect(units).toBeLessThanOrEqual(12);
});

it('a save takes four calls, and two more for a new name in each language', async () => {
  const { read } = await import('../../../functions/src/data/store.ts');
  const { productStore } = await import('../../../functions/src/data/products.ts');
  const { replace } = await import('../../../functions/src/data/versions.ts');
  const save = (id: string, changes: object) =>
    costOf(async () => {
      const before = (await read(productStore, id)) ?? expect.fail();
      expect(await replace(productStore, { ...before, ...changes }, before)).toMatchObject(changes);
    });
  const [engine] = manyProducts(1, 400);
  const id = engine?.id ?? expect.fail();
  expect((await save(id, { description: 'Altro.' })).calls).toBe(4);
  const named = { name: 'Nuovo', translations: { en: { name: 'New' } } };
  expect((await save(id, named)).calls).toBe(7);
  expect((await save(id, { ...named, name: 'Altro', translations: { en: { name: 'Other' } } })).calls).toBe(8);
});

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
    await writeAll(long.flatMap(itemsOf).filter(({ pk }) => pk === 'PRODUCT'));
    expect(await saveProductOrder([], await readCatalogueOrder())).toBe(true);
    await markComplete();
  }, 120_000);

  it.each([
    ['a page', readPage('page=9')],
    ['a search', readPage('q=albero')],
    ['the parts of an engine', readPage('fits=x')],
    ['the search index', async () => searchIndexOf(await (await cards()).readCatalogue())],
  ])('%s costs at most 300 read units, and none within two seconds', async (_, read) => {
    vi.resetModules();
    const first = await costOf(read);
    expect(first.units).toBeLessThanOrEqual(300);
    expect(await costOf(read)).toEqual({ calls: 0, units: 0 });
  });

  it('the sitemap costs no more, and reads results, news and guides each time', async () => {
    vi.resetModules();
    const read = async () => (await rendered()).renderFile('/sitemap.xml', 'https://x.it');
    expect((await costOf(read)).units).toBeLessThanOrEqual(300);
    expect((await costOf(read)).calls).toBe(3);
  });
});
