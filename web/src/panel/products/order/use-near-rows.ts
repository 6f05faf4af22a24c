import { type RefObject, useEffect, useState } from 'react';

/** Matches in a row that has the focus or is dragged: without its buttons the focus would be lost and the drag end. */
const HELD = ':focus, [aria-pressed="true"]';

/** Returns the ids of the rows in or near the window. The rows are the children of `list` and have their ids as `data-id`. */
export function useNearRows(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): ReadonlySet<string> {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!list.current || rows.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((present) => {
          const next = new Set(present);
          for (const { target, isIntersecting } of entries) {
            const { id = '' } = (target as HTMLElement).dataset;
            if (isIntersecting) next.add(id);
            else if (!target.querySelector(HELD)) next.delete(id);
          }
          return next;
        }),
      { rootMargin: '400px' },
    );
    for (const row of list.current.children) observer.observe(row);
    return () => observer.disconnect();
  }, [list, rows]);
  return near;
}
