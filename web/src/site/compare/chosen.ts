import { MOST_COMPARED } from '@rombo/shared/contract/query-rules';
import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../ui/stored.ts';

export interface Chosen {
  id: string;
  slug: string;
  name: string;
}

const KEY = 'compare';
const NONE: readonly Chosen[] = [];

let chosen: readonly Chosen[] | undefined;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

const isChosen = (item: unknown): item is Chosen =>
  typeof item === 'object' &&
  item !== null &&
  (['id', 'slug', 'name'] as const).every((field) => typeof (item as Partial<Chosen>)[field] === 'string');

/** Reads the stored choice; items that another version wrote differently are left out. */
function read(): readonly Chosen[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isChosen).slice(0, MOST_COMPARED) : NONE;
}

function subscribe(listener: () => void): () => void {
  // Another tab has chosen.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    chosen = read();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

const current = (): readonly Chosen[] => {
  chosen ??= read();
  return chosen;
};

/** The products that are chosen on this device, in every tab; none on the server. */
export const useChosen = (): readonly Chosen[] => useSyncExternalStore(subscribe, current, () => NONE);

export function choose(products: readonly Chosen[]): void {
  chosen = products.slice(0, MOST_COMPARED);
  store(KEY, chosen);
  notify();
}

/** Adds a product or takes it out; false where there are four already. */
export function toggle(product: Chosen): boolean {
  const present = current();
  const others = present.filter(({ id }) => id !== product.id);
  if (others.length === MOST_COMPARED) return false;
  choose(others.length < present.length ? others : [...present, product]);
  return true;
}
