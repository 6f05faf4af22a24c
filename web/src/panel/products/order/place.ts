import { arrayMove } from '@dnd-kit/sortable';
import type { Product } from '@rombo/shared/collections/product';

/** Products with one of them at another place; featured ones stay before the others. */
export function place(products: Product[], from: number, to: number): Product[] {
  const moved = arrayMove(products, from, to);
  return [...moved.filter(({ featured }) => featured), ...moved.filter(({ featured }) => !featured)];
}
