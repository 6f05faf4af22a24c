import { type RefObject, useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Time in view after which somebody has seen an element, in milliseconds. */
const SEEN_MS = 1000;

/** Calls `onSeen` once the whole element has been in view for a moment; `active` false watches nothing. */
export function useSeen(element: RefObject<HTMLElement | null>, active: boolean, onSeen: () => void): void {
  const latest = useLatest(onSeen);
  useEffect(() => {
    const target = element.current;
    if (!active || !target) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(latest, SEEN_MS);
      },
      { threshold: 1 },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, active, latest]);
}
