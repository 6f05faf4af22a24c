import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { extendDeadline } from '../deadline.ts';
import { cachedByVersion } from './catalogue-version.ts';
import { partitions } from './keys.ts';
import { OUTLINES, Outline, outlineOf } from './outlines.ts';
import { readProductOrder } from './product-order.ts';
import { ProductRow, readProducts } from './products.ts';
import { parseRows } from './rows.ts';
import { queryAll, queryNewest } from './table.ts';

/** Up to this many products are read whole: that costs no more than the outlines of a long catalogue, and finds every word. */
const READ_WHOLE = 150;

interface Catalogue {
  outlines: Outline[];
  /** Those that were read whole. */
  products: Map<string, Product>;
}

/** Reads the outlines of all products; before the daily sweep has made them all, the products themselves. */
export const readCatalogue: () => Promise<Catalogue> = cachedByVersion(async (version) => {
  const isComplete = version?.outlines === OUTLINES;
  const [items, sort] = await Promise.all([
    isComplete ? queryAll(partitions.outlines, { isEventual: true }) : [],
    readProductOrder(true),
  ]);
  const isWhole = !isComplete || items.length <= READ_WHOLE;
  const products = isWhole ? parseRows(ProductRow, await queryAll(partitions.products)).filter(isPublic) : [];
  return {
    value: {
      outlines: sort(isWhole ? products.map(outlineOf) : parseRows(Outline, items)),
      products: new Map(products.map((product) => [product.id, product])),
    },
    isCacheable: true,
  };
});

/** Products of the catalogue by their ids, in that order. Each is read once for a version of the catalogue. */
export async function getListed({ products }: Catalogue, ids: readonly string[]): Promise<Product[]> {
  const missing = ids.filter((id) => !products.has(id));
  for (const product of await getProducts(missing, true)) products.set(product.id, product);
  return ids.flatMap((id) => products.get(id) ?? []);
}

/** Reads products by their ids, in that order; those that are gone or that visitors do not see are left out. */
export const getProducts = async (ids: readonly string[], isEventual = false): Promise<Product[]> =>
  (await readProducts(ids, isEventual)).filter(isPublic);

/** Products of a list without the successors that visitors do not see. */
async function withListedSuccessors(products: readonly Product[]): Promise<Product[]> {
  const shown = new Set(products.map(({ id }) => id));
  const others = products.flatMap(({ successor }) => (successor && !shown.has(successor) ? [successor] : []));
  for (const { id } of await getProducts(others)) shown.add(id);
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
  next: string | null;
  /** False when a product is left out because it cannot be read. */
  isComplete: boolean;
}

/** Lists the public products, or all, as many of the newest after the cursor as one response can carry. */
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
