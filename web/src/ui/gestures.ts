import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

/** True for Ctrl+S, or Cmd+S on a Mac. */
export const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** True for a slash that nobody types into a field. */
export const isSlash = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'));

/** Runs something on a key of the whole page, in the place of what the browser would do; nothing where there is nothing to run. */
export function useShortcut(isMeant: (event: KeyboardEvent) => boolean, run: (() => void) | undefined): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!run || !isMeant(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

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
