import { isPublic } from '@rombo/shared/is-public';
import type { Product } from '@rombo/shared/product';
import type { ProductStatus } from '@rombo/shared/product-status';
import * as v from 'valibot';
import { extendDeadline } from '../deadline.ts';
import { compareAscii } from './compare.ts';
import { keys, partitions } from './keys.ts';
import { readProductOrder } from './product-order.ts';
import { ProductRow, rowFields, withSlug } from './products.ts';
import { parseRows } from './rows.ts';
import { getItems, type Item, queryAll, queryFields, queryNewest, queryUpTo } from './table.ts';

type StatusSchema = v.GenericSchema<unknown, { status?: ProductStatus | undefined }>;

/** Parses rows of products, those that visitors see. */
const publicRows = <S extends StatusSchema>(schema: S, items: readonly Item[]): v.InferOutput<S>[] =>
  parseRows(schema, items).filter(isPublic);

const { id, slug, slugEn, name, translations, category, subcategory, featured, createdAt, updatedAt, images, status } =
  rowFields;

/** The fields by which a long list is filtered, sorted and addressed, and its engines are named; whole products are read for what is shown of it. */
const Entry = v.pipe(
  v.object({ id, slug, name, translations, category, subcategory, featured, createdAt, status }),
  v.transform(withSlug),
);
export type ProductEntry = Omit<v.InferOutput<typeof Entry>, 'status'>;

/** Lists the products that visitors see in the order of `listProducts`: whole, or where there are more than `limit` by their entries. */
export async function listWholeOrEntries(
  limit: number,
): Promise<{ products: Product[]; entries?: never } | { products?: never; entries: ProductEntry[] }> {
  const [{ items, next }, sort] = await Promise.all([queryUpTo(partitions.products, limit), readProductOrder()]);
  if (items.length <= limit) return { products: sort(publicRows(ProductRow, items)) };
  const others = next ? await readFields(Entry, next) : [];
  return { entries: sort([...publicRows(Entry, items), ...others]) };
}

const SitemapEntry = v.pipe(
  v.object({ id, slug, slugEn, createdAt, updatedAt, images, status }),
  v.transform(withSlug),
);

/** Lists what the sitemap says of the products that visitors see, the oldest first: a new product changes the end of the list only. */
export async function listForSitemap(): Promise<v.InferOutput<typeof SitemapEntry>[]> {
  const products = await readFields(SitemapEntry);
  return products.sort((a, b) => compareAscii(a.createdAt, b.createdAt) || compareAscii(a.id, b.id));
}

async function readFields<S extends StatusSchema & { entries: object }>(schema: S, from?: Record<string, unknown>) {
  return publicRows(schema, await queryFields(partitions.products, Object.keys(schema.entries), from));
}

/** Reads products by their ids, in that order; those that are gone or that visitors do not see are left out. */
export async function getProducts(ids: readonly string[]): Promise<Product[]> {
  const items = await getItems(ids.map(keys.product));
  const byId = new Map(publicRows(ProductRow, items).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Products of a list without the successors that visitors do not see. */
async function withListedSuccessors(products: readonly Product[]): Promise<Product[]> {
  const shown = new Set(products.map(({ id }) => id));
  const others = products.flatMap(({ successor }) => (successor && !shown.has(successor) ? [successor] : []));
  if (others.length > 0) for (const { id } of await getProducts([...new Set(others)])) shown.add(id);
  return products.map((product) =>
    product.successor && !shown.has(product.successor) ? { ...product, successor: undefined } : product,
  );
}

/** Characters of text in one answer: compressed, they stay below the 6 MB of a function's answer, base64 included. */
const PART_TEXT = 8_000_000;

const textOf = ({ name, description, technicalSpecs }: Product): number =>
  [name, description, ...Object.entries(technicalSpecs).flat()].reduce((sum, text) => sum + text.length, 0);

interface ProductPart {
  products: Product[];
  /** The cursor of the others. */
  next: string | null;
  /** False when a product is left out because it cannot be read. */
  isComplete: boolean;
}

/**
 * Lists the products that visitors see, or every one with `all`, or as many of the newest after the cursor as one answer can carry. Each
 * part is in the order of `listProducts`.
 */
export async function listProductPart(cursor: string | null, all = false): Promise<ProductPart> {
  const order = readProductOrder();
  // Handled where it is awaited: an earlier failure of the list must not leave it alone.
  order.catch(() => undefined);
  const products: Product[] = [];
  let isComplete = true;
  let text = 0;
  let from = cursor;
  do {
    if (products.length > 0) extendDeadline();
    const page = await queryNewest(partitions.products, from);
    const read = parseRows(ProductRow, page.items);
    isComplete &&= read.length === page.items.length;
    const listed = all ? read : read.filter(isPublic);
    products.push(...listed);
    text += listed.reduce((sum, product) => sum + textOf(product), 0);
    from = page.next;
  } while (from !== null && text < PART_TEXT);
  const sorted = (await order)(products);
  return { products: all ? sorted : await withListedSuccessors(sorted), next: from, isComplete };
}

/** Reads the version of the whole list: another one after each save of a product or of the order. */
export async function readListVersion(): Promise<string> {
  const [items, orders] = await Promise.all([
    queryFields(partitions.products, ['id', 'version', 'updatedAt']),
    queryAll(partitions.productOrders),
  ]);
  return JSON.stringify([
    items.map(({ id, version, updatedAt }) => [id, version, updatedAt]),
    orders.map(({ sk, ids }) => [sk, ids]),
  ]);
}
