import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { advance, openShow } from './show.ts';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void) => {
  const preference = still();
  preference.addEventListener('change', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    preference.removeEventListener('change', listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** True while something may move by itself: the tab is visible and reduced motion is not preferred. */
const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden && !still().matches,
    () => false,
  );

/** Duration of a slide, in milliseconds. */
export const INTERVAL = 5000;

/** A slideshow that turns by itself unless it is hovered, focused or stopped, or reduced motion is preferred. */
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
