import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyDefault, preload } from '../loading/lazy.ts';
import type { MessageBarProps } from './dialog/message-bar.tsx';
import { useHydrated } from './hydration.ts';

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

let current: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

const show = (next: ShownToast | null) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Shows a message in place of the one before: at most one is visible. */
export const toast = (message: ToastMessage): void => {
  count += 1;
  show({ ...message, id: count });
};

/** Takes a message away unless a newer one has taken its place. */
export const dismissToast = (id: number): void => {
  if (current?.id === id) show(null);
};

export const currentToast = (): ShownToast | null => current;

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const bar = lazyDefault(() => import('./dialog/message-bar.tsx'));

/** Component of messages, loaded after the first page so that it is there when nothing else can be loaded. */
export function useMessageBar(isNeeded: boolean): ComponentType<MessageBarProps> | undefined {
  const [, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever needs it and has it not tries again.
  useEffect(() => void preload(bar).then(() => setTries((count) => count + 1)), [isNeeded]);
  return bar.loaded();
}

const viewport = lazyDefault(() => import('./dialog/toast-viewport.tsx'));
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
