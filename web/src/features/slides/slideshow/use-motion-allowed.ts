import { useSyncExternalStore } from 'react';

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

/** True while something may move by itself: the tab is seen and the visitor has not asked for stillness. */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden && !still().matches,
    () => false,
  );
