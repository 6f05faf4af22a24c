import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { changeCatalogueVersion } from './catalogue-version.ts';
import { keys, partitions } from './keys.ts';
import { compareAscii, parseRows } from './rows.ts';
import { type Condition, putIf, queryAll, queryFields } from './table.ts';

export type Listed = Pick<Product, 'id' | 'category' | 'featured' | 'createdAt'>;

const WHOLE = keys.productOrder().sk;

/** The order of the whole catalogue, stored by the first move. Older versions stored one for each category, which count until then. */
const Order = v.object({ sk: v.string(), ids: v.array(v.string()) });
export type Order = v.InferOutput<typeof Order>;

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
export function inOrder<P extends Listed>(products: readonly P[], orders: readonly Order[]): P[] {
  const places = new Map(orders.find(({ sk }) => sk === WHOLE)?.ids.map((id, place) => [id, place]));
  const rankOf = ({ id }: Listed) => places.get(id) ?? -1;
  const sorted = products.toSorted(
    (a, b) =>
      featuredFirst(a, b) ||
      rankOf(a) - rankOf(b) ||
      compareAscii(b.createdAt, a.createdAt) ||
      compareAscii(b.id, a.id),
  );
  if (places.size > 0) return sorted;
  const categoryOf = new Map(products.map(({ id, category }) => [id, category]));
  return orders.reduce(
    (list, { sk, ids }) =>
      reorder(
        list,
        ids.filter((id) => categoryOf.get(id) === sk),
      ),
    sorted,
  );
}

/** Reads the order of lists, and gives what sorts them. One query. */
export async function readProductOrder(isEventual = false): Promise<<P extends Listed>(products: readonly P[]) => P[]> {
  const orders = parseRows(Order, await queryAll(partitions.productOrders, isEventual));
  return (products) => inOrder(products, orders);
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
  const [items, orders] = await Promise.all([
    queryFields(partitions.products, Object.keys(ListedRow.entries)),
    queryAll(partitions.productOrders),
  ]);
  const writeToken = orders.find(({ sk }) => sk === WHOLE)?.writeToken;
  const isSame = writeToken
    ? { expression: 'writeToken = :seen', values: { ':seen': writeToken } }
    : { expression: 'attribute_not_exists(writeToken)' };
  return { products: inOrder(parseRows(ListedRow, items), parseRows(Order, orders)), isSame };
}

/** Numbers the whole catalogue with these products moved; says whether the order that was read was the current one still. */
export async function saveProductOrder(ids: readonly string[], { products, isSame }: CurrentOrder): Promise<boolean> {
  const isSaved = await putIf({ ...keys.productOrder(), ids: reorder(products, ids).map(({ id }) => id) }, isSame);
  if (isSaved) await changeCatalogueVersion();
  return isSaved;
}
