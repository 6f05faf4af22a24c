import { MAX_COMPARED } from '@rombo/shared/contract/query-rules';
import { createStoredList } from '../../ui/stored.ts';

export interface ComparedItem {
  id: string;
  slug: string;
  name: string;
}

const chosen = createStoredList<ComparedItem>('compare', MAX_COMPARED, ['id', 'slug', 'name']);

/** Products chosen on this device, in all tabs; none on the server. */
export const useComparedItems = chosen.use;

export const setComparison = (products: readonly ComparedItem[]): void => chosen.set(products.slice(0, MAX_COMPARED));

/** Adds or removes a product; returns false if the list is full. */
export function toggleComparison(product: ComparedItem): boolean {
  const current = chosen.get();
  const others = current.filter(({ id }) => id !== product.id);
  if (others.length === MAX_COMPARED) return false;
  setComparison(others.length < current.length ? others : [...current, product]);
  return true;
}
