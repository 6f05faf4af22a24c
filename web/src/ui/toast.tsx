import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyDefault, preload } from '../loading/lazy.ts';
import { currentToast, dismissToast, subscribeToToasts, type ToastMessage, toast } from './toast-store.ts';
import { useHydrated } from './use-hydrated.ts';
import { useMessageBar } from './use-message-bar.ts';

export type { ToastMessage } from './toast-store.ts';

const viewport = lazyDefault(() => import('./toast-viewport.tsx'));
const sent = { toast };

/**
 * Gives `toast({ title, description, variant })`, which shows one message for five seconds. What draws it loads as soon as a
 * component may need it: a message that the network is gone could not fetch it any more.
 */
export function useToast(): { toast: (message: ToastMessage) => void } {
  useEffect(() => void preload(viewport), []);
  return sent;
}

/** The place where messages appear, once in the page. Where what draws them does not load, they are drawn with what is here. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (shown && !viewport.loaded()) void preload(viewport).then(() => setTries((count) => count + 1));
  }, [shown]);

  const MessageBar = useMessageBar(tries > 0);
  const isHydrated = useHydrated();
  const Viewport = isHydrated ? viewport.loaded() : undefined;
  if (Viewport) return <Viewport shown={shown} />;
  if (!shown || !tries || !MessageBar) return null;
  return <MessageBar title={shown.title} text={shown.description} onClose={() => dismissToast(shown.id)} />;
}
