import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { extendDeadline } from '../deadline.ts';
import { cachedByVersion } from './catalogue-version.ts';
import { partitions } from './keys.ts';
import { OUTLINE_FORMAT, Outline, outlineOf } from './outlines.ts';
import { readProductOrder } from './product-order.ts';
import { ProductRow, readProducts } from './products.ts';
import { parseRows } from './rows.ts';
import { queryAll, queryNewest } from './table.ts';

/** Up to this number, products are read whole. That costs no more than the outlines of a long catalogue, and finds every word. */
const MAX_FULL_READS = 150;

interface Catalogue {
  outlines: Outline[];
  products: Map<string, Product>;
}

/** Reads the outlines of all products. Reads whole products instead while the catalogue is short or its outlines are incomplete. */
export const readCatalogue: () => Promise<Catalogue> = cachedByVersion(async (version) => {
  const isComplete = version?.outlines === OUTLINE_FORMAT;
  const [items, sort] = await Promise.all([
    isComplete ? queryAll(partitions.outlines, { isEventual: true }) : [],
    readProductOrder(true),
  ]);
  const isWhole = !isComplete || items.length <= MAX_FULL_READS;
  const products = isWhole ? parseRows(ProductRow, await queryAll(partitions.products)).filter(isPublic) : [];
  return {
    value: {
      outlines: sort(isWhole ? products.map(outlineOf) : parseRows(Outline, items)),
      products: new Map(products.map((product) => [product.id, product])),
    },
    isCacheable: true,
  };
});

/** Returns products of the catalogue in the order of `ids`. Reads each one once per catalogue version. */
export async function getListed({ products }: Catalogue, ids: readonly string[]): Promise<Product[]> {
  const missing = ids.filter((id) => !products.has(id));
  for (const product of await getProducts(missing, true)) products.set(product.id, product);
  return ids.flatMap((id) => products.get(id) ?? []);
}

export const getProducts = async (ids: readonly string[], isEventual = false): Promise<Product[]> =>
  (await readProducts(ids, isEventual)).filter(isPublic);

async function withListedSuccessors(products: readonly Product[]): Promise<Product[]> {
  const visible = new Set(products.map(({ id }) => id));
  const others = products.flatMap(({ successor }) => (successor && !visible.has(successor) ? [successor] : []));
  for (const { id } of await getProducts(others)) visible.add(id);
  return products.map((product) =>
    product.successor && !visible.has(product.successor) ? { ...product, successor: undefined } : product,
  );
}

/** Maximum characters of text in one response. Compressed and base64-encoded, they stay below Lambda's limit of 6 MB. */
const MAX_TEXT_LENGTH = 8_000_000;

const textLength = ({ name, description, technicalSpecs }: Product): number =>
  [name, description, ...Object.entries(technicalSpecs).flat()].reduce((sum, text) => sum + text.length, 0);

interface ProductPage {
  products: Product[];
  next: string | null;
  /** False if a product is left out because it cannot be read. */
  isComplete: boolean;
}

/** Lists the newest products after the cursor, public ones or all, as many as one response can carry. */
export async function listProductPage(cursor: string | null, all = false): Promise<ProductPage> {
  const order = readProductOrder();
  // Prevents an unhandled rejection if the list fails before `order` is awaited. The await below still throws.
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
    text += listed.reduce((sum, product) => sum + textLength(product), 0);
    from = page.next;
  } while (from !== null && text < MAX_TEXT_LENGTH);
  const sorted = (await order)(products);
  return { products: all ? sorted : await withListedSuccessors(sorted), next: from, isComplete };
}
