import { type RefObject, useLayoutEffect } from 'react';

/** The custom property that says how far from the bottom messages appear. */
export const TOAST_ROOM = '--toast-room';

/** Keeps messages above a bar at the bottom of the screen, whose buttons they would cover. */
export function useToastRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(TOAST_ROOM, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(TOAST_ROOM);
    };
  }, [bar]);
}
