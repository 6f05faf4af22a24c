import { type PointerEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in pixels. */
export const SWIPE_DISTANCE = 40;

/** Calls `onSwipe` with 1 for a swipe to the left, -1 to the right. Spread the result on an element whose `touch-action` is `pan-y`. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' && event.isPrimary ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(distance) >= SWIPE_DISTANCE) onSwipe(distance < 0 ? 1 : -1);
    },
    // The browser scrolls the page instead.
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
