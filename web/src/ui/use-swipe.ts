import { type PointerEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in pixels. */
export const SWIPE_DISTANCE = 40;

/**
 * Turns a finger's stroke to the left into a step on, to the right into one back: spread the result on an element whose `touch-action`
 * is `pan-y`.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' && event.isPrimary ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const way = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(way) >= SWIPE_DISTANCE) onSwipe(way < 0 ? 1 : -1);
    },
    // The finger scrolls the page instead.
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
