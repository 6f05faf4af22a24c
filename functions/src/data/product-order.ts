import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { keys, partitions } from './keys.ts';
import { compareAscii, parseRowOr, parseRows } from './rows.ts';
import { type Condition, hasWriteToken, putIf, queryAll } from './table.ts';

export type Listed = Pick<Product, 'id' | 'category' | 'featured' | 'createdAt'>;

const Order = v.object({ ids: v.array(v.string()) });

async function readOrder(isEventual = false) {
  const { sk } = keys.productOrder();
  const item = (await queryAll(partitions.productOrders, { isEventual })).find((item) => item.sk === sk);
  return { ids: parseRowOr(Order, item, { ids: [] }).ids, writeToken: item?.writeToken };
}

const featuredFirst = (a: Listed, b: Listed): number => Number(b.featured) - Number(a.featured);

/** Sorts the products in `ids` into the places that they occupy. The other products keep their places. */
function reorder<P extends Listed>(products: readonly P[], ids: readonly string[]): P[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const moved = ids.flatMap((id) => byId.get(id) ?? []).sort(featuredFirst);
  const named = new Set(ids);
  let next = 0;
  return products.map((product) => (named.has(product.id) ? (moved[next++] ?? product) : product));
}

/** Sorts products: featured ones first, then those added after the last move, newest first, then by the saved order. */
function sortByOrder<P extends Listed>(products: readonly P[], ids: readonly string[]): P[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const rankOf = ({ id }: Listed) => places.get(id) ?? -1;
  return products.toSorted(
    (a, b) =>
      featuredFirst(a, b) ||
      rankOf(a) - rankOf(b) ||
      compareAscii(b.createdAt, a.createdAt) ||
      compareAscii(b.id, a.id),
  );
}

export async function readProductOrder(isEventual = false): Promise<<P extends Listed>(products: readonly P[]) => P[]> {
  const { ids } = await readOrder(isEventual);
  return (products) => sortByOrder(products, ids);
}

const ListedRow = v.object({
  id: v.string(),
  category: v.picklist(categoryKeys),
  featured: v.boolean(),
  createdAt: v.string(),
}) satisfies v.GenericSchema<unknown, Listed>;

interface CurrentOrder {
  /** All products, including hidden ones and drafts. */
  products: Listed[];
  isUnchanged: Condition;
}

/** Reads the order of the whole catalogue. Does not load the schemas of whole products, which would slow the cold start. */
export async function readCatalogueOrder(): Promise<CurrentOrder> {
  const [items, { ids, writeToken }] = await Promise.all([
    queryAll(partitions.products, { fields: Object.keys(ListedRow.entries) }),
    readOrder(),
  ]);
  return { products: sortByOrder(parseRows(ListedRow, items), ids), isUnchanged: hasWriteToken(writeToken) };
}

/** Saves the order of the whole catalogue with these products moved. Returns false if it changed since it was read. */
export const saveProductOrder = (ids: readonly string[], { products, isUnchanged }: CurrentOrder): Promise<boolean> =>
  putIf({ ...keys.productOrder(), ids: reorder(products, ids).map(({ id }) => id) }, isUnchanged);
