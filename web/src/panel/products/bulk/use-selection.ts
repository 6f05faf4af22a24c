import type { Product } from '@rombo/shared/collections/product';
import { useRef, useState } from 'react';

/** The items from one to another, whichever comes first; the second alone where the first is not there. */
export function rangeOf<T extends { id: string }>(items: readonly T[], from: string | null, to: string): T[] {
  const end = items.findIndex(({ id }) => id === to);
  const start = items.findIndex(({ id }) => id === from);
  return start < 0 ? items.slice(end, end + 1) : items.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The products of a list that are selected. Those that a search hides are not, until it shows them again. */
export function useSelection(shown: Product[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);

  const select = (products: readonly Product[], on: boolean) =>
    setIds((present) => {
      const next = new Set(present);
      for (const { id } of products) on ? next.add(id) : next.delete(id);
      return next;
    });

  /** Selects a product or leaves it; as a range, with everything from the one before. */
  const toggle = (product: Product, on: boolean, asRange: boolean) => {
    select(asRange ? rangeOf(shown, last.current, product.id) : [product], on);
    last.current = product.id;
  };

  return { ids, selected: shown.filter(({ id }) => ids.has(id)), select, toggle, clear: () => setIds(new Set()) };
}
