import type { Product } from '@rombo/shared/product';
import { extendDeadline } from '../deadline.ts';
import { compareAscii } from './compare.ts';
import { keys, partitions } from './keys.ts';
import { featuredThenNewest, fromItem } from './products.ts';
import { getItems, queryFields, queryPage, queryUpTo } from './table.ts';

/** The fields by which a long list is filtered, sorted and addressed; whole products are read for what is shown of it. */
const entryFields = ['id', 'slug', 'category', 'subcategory', 'featured', 'createdAt'] as const;
export type ProductEntry = Pick<Product, (typeof entryFields)[number]>;

/** Lists every product in the order of `listProducts`: whole, or where there are more than `limit` by their entries. */
export async function listWholeOrEntries(
  limit: number,
): Promise<{ products: Product[] } | { products?: never; entries: ProductEntry[] }> {
  const { items, next } = await queryUpTo(partitions.products, limit);
  const products = items.map(fromItem);
  if (products.length <= limit) return { products: products.sort(featuredThenNewest) };
  const others = next ? await readFields(entryFields, next) : [];
  return { entries: [...products, ...others].sort(featuredThenNewest) };
}

const sitemapFields = ['id', 'slug', 'createdAt', 'updatedAt', 'images'] as const;

/** Lists what the sitemap says of every product, the oldest first: a new product changes the end of the list only. */
export async function listForSitemap(): Promise<Pick<Product, (typeof sitemapFields)[number]>[]> {
  const products = await readFields(sitemapFields);
  return products.sort((a, b) => compareAscii(a.createdAt, b.createdAt) || compareAscii(a.id, b.id));
}

async function readFields<F extends keyof Product>(fields: readonly F[], from?: Record<string, unknown>) {
  const items = await queryFields(partitions.products, fields, from);
  // A product that was stored before addresses had names is found by its id.
  return items.map((item) => ({ slug: item.id, ...item }) as unknown as Pick<Product, F>);
}

/** Reads products by their ids, in that order; those that are gone are left out. */
export async function getProducts(ids: readonly string[]): Promise<Product[]> {
  const items = await getItems(ids.map(keys.product));
  const byId = new Map(items.map((item) => [item.sk, fromItem(item)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Characters of text in one answer: compressed, they stay below the 6 MB of a function's answer, base64 included. */
const PART_TEXT = 8_000_000;

const textOf = ({ name, description, technicalSpecs }: Product): number =>
  [name, description, ...Object.entries(technicalSpecs).flat()].reduce((sum, text) => sum + text.length, 0);

/**
 * Lists every product, or as many of the newest after the cursor as one answer can carry; `next` is the cursor of the others. Each part
 * is in the order of `listProducts`.
 */
export async function listProductPart(cursor: string | null): Promise<{ products: Product[]; next: string | null }> {
  const products: Product[] = [];
  let text = 0;
  let from = cursor;
  do {
    if (products.length > 0) extendDeadline();
    const start = from === null ? {} : { from: { ...keys.product(from) } };
    const page = await queryPage({ pk: partitions.products, newestFirst: true, ...start });
    const read = page.items.map(fromItem);
    products.push(...read);
    text += read.reduce((sum, product) => sum + textOf(product), 0);
    from = page.next ? String(page.next.sk) : null;
  } while (from !== null && text < PART_TEXT);
  return { products: products.sort(featuredThenNewest), next: from };
}
