import { type PointerEvent, useRef } from 'react';

/** How far a finger goes to mean it, in pixels. */
const FAR = 40;

/** Handlers of an element that a finger moves on by a step: to the left the next one, to the right the one before. */
export function useSwipe(go: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = clientX - (start.current ?? clientX);
      start.current = null;
      if (Math.abs(way) >= FAR) go(way < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
