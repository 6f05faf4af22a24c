import { categoryKeys } from '@rombo/shared/categories';
import type { Product } from '@rombo/shared/product';
import { ProductOrder } from '@rombo/shared/product-order';
import * as v from 'valibot';
import { compareAscii } from './compare.ts';
import { partitions } from './keys.ts';
import { parseRows } from './rows.ts';
import { queryAll } from './table.ts';

export const OrderRow = v.object(ProductOrder.entries);

/** The fields that the order of a list depends on. */
export type Listed = Pick<Product, 'id' | 'category' | 'featured' | 'createdAt'>;
type CompareProducts = (a: Listed, b: Listed) => number;

/**
 * The order of every list of products: featured ones first; among them, as among the others, those that were never moved before those
 * that were, which have the owner's order within their category; then the newest.
 */
export function productOrder(orders: readonly ProductOrder[]): CompareProducts {
  const moved = categoryKeys.flatMap((category) =>
    orders.filter((order) => order.category === category).flatMap(({ ids }) => ids.map((id) => `${category} ${id}`)),
  );
  const places = new Map(moved.map((key, place) => [key, place]));
  const rankOf = ({ category, id }: Listed) => places.get(`${category} ${id}`) ?? -1;
  return (a, b) =>
    Number(b.featured) - Number(a.featured) ||
    rankOf(a) - rankOf(b) ||
    compareAscii(b.createdAt, a.createdAt) ||
    compareAscii(b.id, a.id);
}

/** Reads the order of lists: one query. */
export const readProductOrder = async (): Promise<CompareProducts> =>
  productOrder(parseRows(OrderRow, await queryAll(partitions.productOrders)));
