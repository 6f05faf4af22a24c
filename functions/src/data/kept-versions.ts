import type { Product } from '@rombo/shared/collections/product';
import { keys } from './keys.ts';
import { filesOf } from './product-files.ts';
import { getItem, type Item, put } from './table.ts';

/** Stores a version of a product as its item was. Whoever stores it again stores the same. */
export const storeVersion = (product: Product, item: Item): Promise<void> =>
  put({ ...keys.version(product.id, product.version), files: filesOf(product), item });

/** Stores the present version of a product before a newer one takes its place; false when it is the present one no more. */
export async function keepVersion(product: Product): Promise<boolean> {
  const item = await getItem(keys.product(product.id));
  if (item?.version !== product.version) return false;
  await storeVersion(product, item);
  return true;
}
