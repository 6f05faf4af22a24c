import { useEffect, useReducer, useState } from 'react';
import { advance, openShow } from './show.ts';
import { useMotionAllowed } from './use-motion-allowed.ts';

/** Duration of a slide, in milliseconds. */
export const INTERVAL = 5000;

/** A slideshow that turns by itself, unless somebody attends to it, has stopped it or wants no motion. */
export function useSlideshow(ids: readonly string[], attended: boolean) {
  const [show, act] = useReducer(advance, ids, openShow);
  const [stopped, setStopped] = useState(false);
  const allowed = useMotionAllowed();
  const { current, shown } = show;
  const running = allowed && !stopped && !attended && show.ids.length > 1;

  useEffect(() => {
    if (!running || current !== shown) return;
    const timer = setTimeout(() => act({ type: 'step', by: 1 }), INTERVAL);
    return () => clearTimeout(timer);
  }, [running, current, shown]);

  return { show, act, running, stopped, toggle: () => setStopped(!stopped) };
}
