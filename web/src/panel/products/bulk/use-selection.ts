import type { Product } from '@rombo/shared/collections/product';
import { useRef, useState } from 'react';
import { rangeOf } from './range-of.ts';

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
