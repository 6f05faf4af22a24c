import { type RefObject, useLayoutEffect } from 'react';

/** The custom property that says how far from the bottom messages appear. */
export const TOAST_ROOM = '--toast-room';

/** Makes room for a bar at the bottom of the screen: messages appear above it, and what takes the focus scrolls clear of it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      style.setProperty(TOAST_ROOM, height);
      style.setProperty('scroll-padding-bottom', height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(TOAST_ROOM);
      style.removeProperty('scroll-padding-bottom');
    };
  }, [bar]);
}
