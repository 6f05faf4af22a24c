import { type RefObject, useEffect, useState } from 'react';
import { printing } from '../../loading/document-state.ts';

/** Matches inside a focused or dragged item, which stays drawn. */
const ACTIVE_SELECTOR = ':focus, [aria-pressed="true"]';

interface NearOptions {
  /** Distance from the viewport within which an item counts as near, in pixels. */
  margin: number;
  /** Drawn before its position is known. */
  isDrawn?: boolean;
}

/**
 * Returns whether an item of a long list is in or near the viewport, or printed: 2,000 rows with their buttons would be slow. `height` is that of the
 * drawn item, for its placeholder far from the viewport.
 */
export function useNearViewport(item: RefObject<HTMLElement | null>, { margin, isDrawn = false }: NearOptions) {
  const [state, setState] = useState<{ isNear: boolean; height?: number }>({ isNear: isDrawn });
  useEffect(() => {
    if (!item.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const isNear = last.isIntersecting || last.target.querySelector(ACTIVE_SELECTOR) !== null;
        setState((before) =>
          isNear === before.isNear ? before : { isNear, ...(!isNear && { height: last.boundingClientRect.height }) },
        );
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(item.current);
    return () => observer.disconnect();
  }, [item, margin]);
  return printing.use() ? { isNear: true } : state;
}
