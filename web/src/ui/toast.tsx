import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createStore, useHydrated } from '../loading/document-state.ts';
import { lazyDefault, preload } from '../loading/lazy.ts';
import { MessageBar, TOAST_ROOM } from './message-bar.tsx';

/** Reserves room for a bar at the bottom of the screen: messages appear above it, and focused elements scroll clear of it (document.css). */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(TOAST_ROOM, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(TOAST_ROOM);
    };
  }, [bar]);
}

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button in the message; `hint` says where else the same can be done, for those who do not reach it in time. */
  action?: { label: string; hint: string; run: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const shown = createStore<ShownToast | null>(null);
let count = 0;

/** Shows a message in place of the one before: at most one is visible. */
export const toast = (message: ToastMessage): void => {
  count += 1;
  shown.set({ ...message, id: count });
};

/** Removes a message unless a newer one has replaced it. */
export const dismissToast = (id: number): void => {
  if (shown.get()?.id === id) shown.set(null);
};

export const currentToast = shown.get;

const viewport = lazyDefault(() => import('./dialog/toast-viewport.tsx'));
const sent = { toast };

/**
 * Returns `toast({ title, description, variant })`, which shows one message for five seconds. Its code is loaded when a component that may
 * need it mounts: offline it could not be loaded any more.
 */
export function useToast(): { toast: (message: ToastMessage) => void } {
  useEffect(() => void preload(viewport), []);
  return sent;
}

/** The place where messages appear, once in the page. If its code does not load, they are shown in a plain bar. */
export function Toaster() {
  const message = shown.use();
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (message && !viewport.loaded()) void preload(viewport).then(() => setTried(true));
  }, [message]);
  const isHydrated = useHydrated();
  const Viewport = isHydrated ? viewport.loaded() : undefined;
  if (Viewport) return <Viewport shown={message} onClose={dismissToast} />;
  return (
    message &&
    tried && <MessageBar title={message.title} text={message.description} onClose={() => dismissToast(message.id)} />
  );
}
