import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFirstAct, createStore, useHydrated } from '../loading/document-state.ts';
import { lazyDefault, preload } from '../loading/lazy.ts';

/** Ref of a bar at the bottom of the screen: toasts appear above it, and focused elements scroll clear of it (document.css). */
export function useBottomBar<E extends HTMLElement = HTMLDivElement>(): RefObject<E | null> {
  const bar = useRef<E>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    /** At the end of the page the bar is above its sticky position, by the height of the footer. */
    const measure = () => {
      const lowest = innerHeight - Number.parseFloat(getComputedStyle(element).bottom);
      const raised = Math.max(0, lowest - element.getBoundingClientRect().bottom);
      // Above a bar in the upper half a toast would leave the window.
      style.setProperty('--toast-room', `${raised > innerHeight / 2 ? 0 : element.offsetHeight + raised}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      style.removeProperty('--toast-room');
    };
  }, []);
  return bar;
}

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button in the toast; `hint` names an alternative for users who do not reach it in time. */
  action?: { label: string; hint: string; run: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const currentToast = createStore<ShownToast | null>(null);
let count = 0;

/** Shows a toast for five seconds; it replaces the previous one. */
export const toast = (message: ToastMessage): void => {
  count += 1;
  currentToast.set({ ...message, id: count });
};

export const hideToast = (): void => currentToast.set(null);

/** Removes a toast unless a newer one has replaced it. */
const dismissToast = (id: number): void => {
  if (currentToast.get()?.id === id) currentToast.set(null);
};

const viewport = lazyDefault(() => import('./dialog/toast-viewport.tsx'));

/** Loads the code that shows toasts, for a component that may report a failed connection: offline it could not load. */
export const usePreloadedToasts = (): void => useEffect(() => afterFirstAct(() => void preload(viewport)), []);

export function Toaster() {
  const message = currentToast.use();
  const [, rerender] = useState(0);
  useEffect(() => {
    if (message && !viewport.loaded()) void preload(viewport).then(() => rerender(message.id));
  }, [message]);
  const isHydrated = useHydrated();
  const Viewport = isHydrated && viewport.loaded();
  return Viewport && <Viewport shown={message} onClose={dismissToast} />;
}
