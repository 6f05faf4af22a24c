import { MOST_COMPARED } from '@rombo/shared/contract/query-rules';
import { createStore } from '../../loading/document-state.ts';
import { readStored, store } from '../../ui/stored.ts';

export interface Chosen {
  id: string;
  slug: string;
  name: string;
}

const KEY = 'compare';
const NONE: readonly Chosen[] = [];

const isChosen = (item: unknown): item is Chosen =>
  typeof item === 'object' &&
  item !== null &&
  (['id', 'slug', 'name'] as const).every((field) => typeof (item as Partial<Chosen>)[field] === 'string');

/** Reads the stored choice; items that another version wrote differently are left out. */
function read(): readonly Chosen[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isChosen).slice(0, MOST_COMPARED) : NONE;
}

const chosen = createStore(NONE);
if (!import.meta.env.SSR) {
  chosen.set(read());
  // Another tab may choose too.
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) chosen.set(read());
  });
}

/** The products that are chosen on this device, in every tab; none on the server. */
export const useChosen = chosen.use;

export function choose(products: readonly Chosen[]): void {
  chosen.set(products.slice(0, MOST_COMPARED));
  store(KEY, chosen.get());
}

/** Adds a product or takes it out; false where there are four already. */
export function toggle(product: Chosen): boolean {
  const current = chosen.get();
  const others = current.filter(({ id }) => id !== product.id);
  if (others.length === MOST_COMPARED) return false;
  choose(others.length < current.length ? others : [...current, product]);
  return true;
}
