import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { changeCatalogueVersion } from './catalogue-version.ts';
import { keys, partitions } from './keys.ts';
import { compareAscii, parseRow, parseRows } from './rows.ts';
import { type Condition, putIf, queryAll } from './table.ts';

export type Listed = Pick<Product, 'id' | 'category' | 'featured' | 'createdAt'>;

const Order = v.object({ ids: v.array(v.string()), writeToken: v.optional(v.string()) });

/** Reads the order that the last move stored; none until then. */
async function readOrder(isEventual = false) {
  const { sk } = keys.productOrder();
  const item = (await queryAll(partitions.productOrders, { isEventual })).find((item) => item.sk === sk);
  return item ? parseRow(Order, item) : { ids: [] };
}

const featuredFirst = (a: Listed, b: Listed): number => Number(b.featured) - Number(a.featured);

/** Puts the products that `ids` names in that order, into the places that they have among them; the others keep theirs. */
export function reorder<P extends Listed>(products: readonly P[], ids: readonly string[]): P[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const moved = ids.flatMap((id) => byId.get(id) ?? []).sort(featuredFirst);
  const named = new Set(ids);
  let next = 0;
  return products.map((product) => (named.has(product.id) ? (moved[next++] ?? product) : product));
}

/** Sorts a list of products: featured ones first; then those that were added after the last move, the newest first; then as ordered. */
export function inOrder<P extends Listed>(products: readonly P[], ids: readonly string[]): P[] {
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

/** Reads the order of lists, and gives what sorts them. One query. */
export async function readProductOrder(isEventual = false): Promise<<P extends Listed>(products: readonly P[]) => P[]> {
  const { ids } = await readOrder(isEventual);
  return (products) => inOrder(products, ids);
}

const ListedRow = v.object({
  id: v.string(),
  category: v.picklist(categoryKeys),
  featured: v.boolean(),
  createdAt: v.string(),
}) satisfies v.GenericSchema<unknown, Listed>;

interface CurrentOrder {
  /** All products, hidden ones and drafts too, as the panel lists them. */
  products: Listed[];
  /** The condition that nobody has changed it since. */
  isSame: Condition;
}

/** Reads the order of the whole catalogue. Without the schemas of whole products, with which a function would start more slowly. */
export async function readCatalogueOrder(): Promise<CurrentOrder> {
  const [items, { ids, writeToken }] = await Promise.all([
    queryAll(partitions.products, { fields: Object.keys(ListedRow.entries) }),
    readOrder(),
  ]);
  const isSame = writeToken
    ? { expression: 'writeToken = :seen', values: { ':seen': writeToken } }
    : { expression: 'attribute_not_exists(writeToken)' };
  return { products: inOrder(parseRows(ListedRow, items), ids), isSame };
}

/** Numbers the whole catalogue with these products moved; says whether the order that was read was the current one still. */
export async function saveProductOrder(ids: readonly string[], { products, isSame }: CurrentOrder): Promise<boolean> {
  const isSaved = await putIf({ ...keys.productOrder(), ids: reorder(products, ids).map(({ id }) => id) }, isSame);
  if (isSaved) await changeCatalogueVersion();
  return isSaved;
}
