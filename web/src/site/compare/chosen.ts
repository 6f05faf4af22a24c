import { MOST_COMPARED } from '@rombo/shared/contract/query-rules';
import { createStored } from '../../ui/stored.ts';

export interface Chosen {
  id: string;
  slug: string;
  name: string;
}

const isChosen = (item: unknown): item is Chosen =>
  typeof item === 'object' &&
  item !== null &&
  (['id', 'slug', 'name'] as const).every((field) => typeof (item as Partial<Chosen>)[field] === 'string');

const chosen = createStored('compare', (stored): readonly Chosen[] =>
  Array.isArray(stored) ? stored.filter(isChosen).slice(0, MOST_COMPARED) : [],
);

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
