import { useSyncExternalStore } from 'react';

const KEY = 'messages-seen';

const listeners = new Set<() => void>();

/** The newest message that this browser has shown, as its id: ids grow with time. Empty when there was none. */
export function lastSeen(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function markSeen(id: string): void {
  if (id <= lastSeen()) return;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage every message stays new.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The newest message that was shown, as it is now. */
export const useLastSeen = (): string => useSyncExternalStore(subscribe, lastSeen);
