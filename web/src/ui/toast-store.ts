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
