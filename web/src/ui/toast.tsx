import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts, type ToastMessage, toast } from './toast-store.ts';
import type { ToastViewportProps } from './toast-viewport.tsx';

export type { ToastMessage } from './toast-store.ts';

const loadViewport = () => import('./toast-viewport.tsx').then((module) => module.default);
const sent = { toast };

/**
 * Gives `toast({ title, description, variant })`, which shows one message for five seconds. What draws it loads as soon as a
 * component may need it: a message that the network is gone could not fetch it any more.
 */
export function useToast(): { toast: (message: ToastMessage) => void } {
  useEffect(() => void loadViewport().catch(() => undefined), []);
  return sent;
}

/** The place where messages appear, once in the page. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [Viewport, setViewport] = useState<ComponentType<ToastViewportProps>>();

  useEffect(() => {
    if (!shown || Viewport) return;
    loadViewport().then(
      (Loaded) => setViewport(() => Loaded),
      () => undefined,
    );
  }, [shown, Viewport]);

  return Viewport ? <Viewport shown={shown} /> : null;
}
