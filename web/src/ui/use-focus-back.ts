import { useCallback, useRef } from 'react';

/** Gives each button or link of a list its ref; the one with the wanted name gets the focus, once, when it appears. */
export function useFocusBack(wanted: string | null) {
  const given = useRef(wanted === null);
  const focus = useCallback((button: HTMLElement | null) => {
    if (!button || given.current) return;
    given.current = true;
    button.focus({ preventScroll: true });
    // Two frames later the list is back at the place where it was left, where something new may be out of view.
    requestAnimationFrame(() => requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' })));
  }, []);
  return (name: string) => (name === wanted ? focus : null);
}
