import type { Product } from '@rombo/shared/collections/product';
import { keys } from './keys.ts';
import { slugsOf } from './product-addresses.ts';
import { ProductRow } from './products.ts';
import { updateRelated } from './related.ts';
import { parseRow } from './rows.ts';
import { releaseSlug } from './slugs.ts';
import { moveToTrash, type Trashed } from './trash.ts';

/** Moves a product to the trash and gives its entry; 404 when there is none, 409 when it has another version. */
export async function trashProduct(
  id: string,
  ifVersion: number | null,
  filesOf: (product: Product) => string[],
): Promise<Trashed> {
  const trashed = await moveToTrash(keys.product(id), ifVersion, (item) => {
    const product = parseRow(ProductRow, item);
    return { kind: 'product', name: product.name, files: filesOf(product) };
  });
  const product = parseRow(ProductRow, trashed.item);
  await Promise.all([...slugsOf(product).map((slug) => releaseSlug({ slug, id })), updateRelated(product, undefined)]);
  return trashed;
}
