import type { Product } from '@rombo/shared/collections/product';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { Search } from './find-products.ts';

/** Products that are drawn first, and added each time: what a slow device draws between two keys. */
const STEP = 12;

/**
 * Draws the first products that a search found, at least up to one of them, and more as one scrolls: `end` is the element below them.
 * Another search begins at the top again.
 */
export function useDrawn(products: Product[], search: Search, upTo: string | null) {
  const [count, setCount] = useState(() => STEP + products.findIndex(({ id }) => id === upTo) + 1);
  const [last, setLast] = useState(search);
  const end = useRef<HTMLDivElement>(null);
  if (search !== last) {
    setLast(search);
    setCount(STEP);
  }

  useEffect(() => {
    if (count >= products.length || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && startTransition(() => setCount((drawn) => drawn + STEP)),
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, products]);

  return { drawn: products.slice(0, count), end };
}
