import { type Category, categoryKeys } from '@rombo/shared/categories';
import type { ProductOrder } from '@rombo/shared/product-order';
import * as v from 'valibot';
import { keys, partitions } from './keys.ts';
import { type Listed, OrderRow, productOrder } from './product-order.ts';
import { parseRow, parseRows } from './rows.ts';
import { type Condition, getItem, putIf, queryFields } from './table.ts';

/** The present order of a category's products. */
interface PresentOrder {
  /** Ids of all of them, hidden ones and drafts too, as the panel lists them. */
  ids: string[];
  /** The condition that nobody has changed it since. */
  isSame: Condition;
}

const Row = v.object({
  id: v.string(),
  category: v.picklist(categoryKeys),
  featured: v.boolean(),
  createdAt: v.string(),
}) satisfies v.GenericSchema<unknown, Listed>;

/**
 * Reads the order of a category. Apart from `product-lists.ts`, with whose schemas a function would start more slowly.
 */
export async function readCategoryOrder(category: Category): Promise<PresentOrder> {
  const [items, stored] = await Promise.all([
    queryFields(partitions.products, Object.keys(Row.entries)),
    getItem(keys.productOrder(category)),
  ]);
  const listed = parseRows(Row, items).filter((item) => item.category === category);
  const compare = productOrder(stored ? [parseRow(OrderRow, stored)] : []);
  const isSame = stored?.writeToken
    ? { expression: 'writeToken = :seen', values: { ':seen': stored.writeToken } }
    : { expression: 'attribute_not_exists(writeToken)' };
  return { ids: listed.sort(compare).map(({ id }) => id), isSame };
}

/** Saves the order of a category in the place of one that was read; says whether that was the present one still. */
export const saveProductOrder = (order: ProductOrder, { isSame }: PresentOrder): Promise<boolean> =>
  putIf({ ...keys.productOrder(order.category), ...order }, isSame);
