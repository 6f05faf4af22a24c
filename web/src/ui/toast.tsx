import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts, type ToastMessage, toast } from './toast-store.ts';

export type { ToastMessage } from './toast-store.ts';

const ToastViewport = lazy(() => import('./toast-viewport.tsx'));
const sent = { toast };

/** Gives `toast({ title, description, variant })`, which shows one message for five seconds. */
export const useToast = (): { toast: (message: ToastMessage) => void } => sent;

/** The place where messages appear, once in the page; what draws them loads with the first. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const used = useRef(false);
  used.current ||= shown !== null;
  if (!used.current) return null;
  return (
    <Suspense>
      <ToastViewport shown={shown} />
    </Suspense>
  );
}
