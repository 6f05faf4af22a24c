import { MOST_COMPARED } from '@rombo/shared/contract/query-rules';
import { createStoredList } from '../../ui/stored.ts';

export interface Chosen {
  id: string;
  slug: string;
  name: string;
}

const chosen = createStoredList<Chosen>('compare', MOST_COMPARED, ['id', 'slug', 'name']);

/** The products that are chosen on this device, in every tab; none on the server. */
export const useChosen = chosen.use;

export const choose = (products: readonly Chosen[]): void => chosen.set(products.slice(0, MOST_COMPARED));

/** Adds a product or takes it out; false where there are four already. */
export function toggle(product: Chosen): boolean {
  const current = chosen.get();
  const others = current.filter(({ id }) => id !== product.id);
  if (others.length === MOST_COMPARED) return false;
  choose(others.length < current.length ? others : [...current, product]);
  return true;
}
