import { isPublic } from '@rombo/shared/contract/is-public';
import { keys } from './keys.ts';
import { getItem } from './table.ts';

/** True for a product that visitors see. Apart from `products.ts`, with whose schemas a function would start more slowly. */
export async function hasProduct(id: string): Promise<boolean> {
  const item = await getItem(keys.product(id));
  return item !== undefined && isPublic({ status: item.status });
}
