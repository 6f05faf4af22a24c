import type { Category } from '@rombo/shared/categories';
import { partitions } from './keys.ts';
import { queryFields } from './table.ts';

/**
 * The ids of a category's products, hidden ones and drafts too. Apart from `product-lists.ts`, with whose schemas a function would start
 * more slowly.
 */
export async function listCategoryIds(category: Category): Promise<Set<unknown>> {
  const items = await queryFields(partitions.products, ['id', 'category']);
  return new Set(items.filter((item) => item.category === category).map(({ id }) => id));
}
