import { MAX_COMPARED } from '@rombo/shared/contract/query-rules';
import { createStoredList } from '../../ui/stored.ts';

export interface Chosen {
  id: string;
  slug: string;
  name: string;
}

const chosen = createStoredList<Chosen>('compare', MAX_COMPARED, ['id', 'slug', 'name']);

/** Products chosen on this device, in all tabs; none on the server. */
export const useChosen = chosen.use;

export const choose = (products: readonly Chosen[]): void => chosen.set(products.slice(0, MAX_COMPARED));

/** Adds or removes a product; returns false if the list is full. */
export function toggle(product: Chosen): boolean {
  const current = chosen.get();
  const others = current.filter(({ id }) => id !== product.id);
  if (others.length === MAX_COMPARED) return false;
  choose(others.length < current.length ? others : [...current, product]);
  return true;
}
