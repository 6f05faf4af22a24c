import { type RefObject, useEffect, useRef, useState } from 'react';
import { PAGE_SIZE } from './paging.ts';

/** Cards added each time. */
const MORE = 60;

export interface Growing {
  shown: number;
  grow: () => void;
  /** Element below the list; the list grows when it comes near the viewport. */
  end: RefObject<HTMLDivElement | null>;
}

/** Lets a long list grow as one scrolls, so that a page of thousands is as light as one of a hundred. */
export function useGrowing(total: number): Growing {
  const [shown, setShown] = useState(PAGE_SIZE);
  const end = useRef<HTMLDivElement>(null);
  const grow = () => setShown((count) => count + MORE);

  useEffect(() => {
    if (shown >= total || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown((count) => count + MORE);
      },
      { rootMargin: '2400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total]);

  return { shown: Math.min(shown, total), grow, end };
}
