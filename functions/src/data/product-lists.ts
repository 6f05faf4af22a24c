import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { partitions } from './keys.ts';
import { readProductOrder } from './product-order.ts';
import { ProductRow, readProducts } from './products.ts';
import { parseRows } from './rows.ts';
import { queryNewest } from './table.ts';

export const getProducts = async (ids: readonly string[]): Promise<Product[]> =>
  (await readProducts(ids)).filter(isPublic);

/** Maximum characters of text in one response. Compressed and base64-encoded, they stay below Lambda's limit of 6 MB. */
const MAX_TEXT_LENGTH = 8_000_000;

const textLength = ({ name, description, technicalSpecs }: Product): number =>
  [name, description, ...Object.entries(technicalSpecs).flat()].reduce((sum, text) => sum + text.length, 0);

interface ProductPage {
  products: Product[];
  next: string | null;
}

/** Lists the newest products after the cursor, public ones or all, as many as one response can carry. */
export async function listProductPage(cursor: string | null, all = false): Promise<ProductPage> {
  const order = readProductOrder();
  // Prevents an unhandled rejection if the list fails before `order` is awaited. The await below still throws.
  order.catch(() => undefined);
  const products: Product[] = [];
  let text = 0;
  let from = cursor;
  do {
    const page = await queryNewest(partitions.products, from);
    const read = parseRows(ProductRow, page.items);
    const listed = all ? read : read.filter(isPublic);
    products.push(...listed);
    text += listed.reduce((sum, product) => sum + textLength(product), 0);
    from = page.next;
  } while (from !== null && text < MAX_TEXT_LENGTH);
  return { products: (await order)(products), next: from };
}
