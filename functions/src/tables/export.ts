import { romeDay } from '@rombo/shared/collections/opening-hours';
import type { Product } from '@rombo/shared/collections/product';
import { isOrdered, kinds, type ListedKind } from '@rombo/shared/contract/kinds';
import { collections } from '@rombo/shared/contract/routes';
import { slugOf } from '@rombo/shared/contract/slug';
import { defaultLanguage, languages } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { folders } from '@rombo/web/texts';
import { readProductOrder } from '../data/product-order.ts';
import { productStore } from '../data/products.ts';
import { parseRows } from '../data/rows.ts';
import { type Entity, listItems, type Store } from '../data/store.ts';
import { listedStores } from '../data/stores.ts';
import type { Item } from '../data/table.ts';
import { csvLines, type Separator, separatorOf } from '../http/csv.ts';
import { Reply, type RouteRequest } from '../http/types.ts';
import { addressesOf, type Column, columnsOf, isRecord, toCell, type Values, valueAt, valuesOf } from './columns.ts';

/** Reads all items of a kind, oldest first. */
export const readItems = async (store: Store<Entity>): Promise<Values[]> =>
  parseRows(store.row, await listItems(store)) as unknown as Values[];

/** Reads all items of a kind in the order of its list, without that of dates and names, which an import keeps anyway. */
async function readInOrder(kind: ListedKind): Promise<Values[]> {
  const store: Store<Entity> = listedStores[kind];
  const items = await listItems(store);
  const placeOf = ({ order }: Item) => Number(order ?? Number.MAX_SAFE_INTEGER);
  const sorted = isOrdered(kind) ? items.toSorted((a, b) => placeOf(a) - placeOf(b)) : items.toReversed();
  const rows = parseRows(store.row, sorted) as unknown as Values[];
  return kind === 'product' ? (await readProductOrder())(rows as unknown as Product[]) : rows;
}

/** Names of products in other tables: the article code, else the slug, else the id: the first that their own row says and no other. */
export function productNames(products: readonly Pick<Product, 'id' | 'slug' | 'name' | 'technicalSpecs'>[]) {
  const named = products.map(({ id, slug, name, technicalSpecs }) => {
    const code = technicalSpecs[ARTICLE_CODE];
    return { id, slug, code, keys: new Set([code, slugOf(name)]) };
  });
  const byKey = Map.groupBy(
    named.flatMap(({ keys }) => [...keys]),
    (key) => key,
  );
  return named.map(({ id, slug, code, keys }) => {
    const isOwn = (key: string | undefined) => keys.has(key) && byKey.get(key)?.length === 1 && !key?.includes('|');
    return { id, slug, code, name: [code, slug].find((key) => key !== undefined && isOwn(key)) ?? id };
  });
}

/** Joins lists of keys to one that keeps the order of each, as far as they agree. */
function mergeKeys(lists: readonly string[][]): string[] {
  const merged: string[] = [];
  for (const list of lists)
    for (const [at, key] of list.entries()) {
      if (merged.includes(key)) continue;
      const next = list.slice(at).find((other) => merged.includes(other));
      merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, key);
    }
  return merged;
}

/** Writes all items of a kind as lines of CSV, as the import reads them, with the addresses of their files. */
export async function writeTable(kind: ListedKind, separator: Separator = ';') {
  const [items, described, { areas }] = await Promise.all([
    readInOrder(kind),
    columnsOf(collections[kind]),
    folders[defaultLanguage]().then((texts) => texts.default),
  ]);
  const refersToProducts = described.some((one) => !isRecord(one) && one.shape.startsWith('reference'));
  const products = kind === 'product' ? items : refersToProducts ? await readItems(productStore) : [];
  const names = new Map(productNames(products as unknown as Product[]).map((product) => [product.id, product.name]));
  const { tables: words } = (await areas.panel()).default;
  const decimal = separator === ';' ? languages[defaultLanguage].decimal : '.';
  const context = { decimal, words, nameOf: (id: string) => names.get(id) ?? id };
  const fields = [...new Set(described.map(({ path }) => path[0] ?? ''))];
  const values = items.map((item) => valuesOf(item, fields));
  const columns = described.flatMap((one) =>
    isRecord(one)
      ? mergeKeys(values.map((value) => Object.keys(Object(valueAt(value, one.path))))).map(one.columnOf)
      : one,
  );
  const filesOf = (item: Values, { path }: Column) => addressesOf(item, path[0] ?? '');
  const cellsOf = (item: Values, at: number) =>
    columns.map((column) =>
      toCell(column.shape === 'files' ? filesOf(item, column) : valueAt(values[at], column.path), column, context),
    );
  const headings = columns.map(({ heading }) => heading[defaultLanguage]);
  const [head = '', ...lines] = csvLines([headings, ...items.map(cellsOf)], separator);
  const fileColumns = columns.filter(({ shape }) => shape === 'files');
  return {
    name: `${kinds[kind].tab}-${romeDay()}`,
    head,
    rows: items.map((item, at) => ({
      line: lines[at] ?? '',
      addresses: fileColumns.flatMap((column) => filesOf(item, column)),
    })),
  };
}

/** Returns a handler that exports all items of a kind. */
export const exportOf =
  (kind: ListedKind) =>
  async ({ query }: Pick<RouteRequest<never>, 'query'>): Promise<Reply<string>> => {
    const { head, rows, name } = await writeTable(kind, separatorOf({ separator: ';', ...query }));
    return new Reply(head + rows.map(({ line }) => line).join(''), {
      'content-disposition': `attachment; filename="${name}.csv"`,
    });
  };
