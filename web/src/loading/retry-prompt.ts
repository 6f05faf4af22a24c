import { use } from 'react';
import { type CodeFailure, needsReload } from './code-failure.ts';
import type { LazyCode } from './lazy-code.ts';

/** A message that code which was asked for did not come, and the offer to try again. */
export interface RetryPrompt extends CodeFailure {
  dismiss: () => void;
}

let shown: RetryPrompt | null = null;
let answer: Promise<void> | undefined;
const listeners = new Set<() => void>();

const show = (next: RetryPrompt | null) => {
  shown = next;
  if (!next) answer = undefined;
  for (const listener of listeners) listener();
};

export const currentPrompt = (): RetryPrompt | null => shown;

export const subscribeToPrompts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes the message away: what was asked for is given up. */
export const dismissPrompt = (): void => shown?.dismiss();

/** Asks whether to try again; one message stands for everything that has failed. Rejects with the error where it is dismissed. */
function askToRetry(error: unknown): Promise<void> {
  answer ??= new Promise((resolve, reject) => {
    const close = (settle: () => void) => () => {
      show(null);
      settle();
    };
    show({ needsReload: needsReload(error), retry: close(resolve), dismiss: close(() => reject(error)) });
  });
  return answer;
}

/**
 * Loads code for something beside what is shown: a dialog, another language. Where it does not load, a small message offers to try
 * again, and what is shown stays as it is. Rejects where the visitor gives it up.
 */
export async function loadOrAsk<T>(code: LazyCode<T>): Promise<T> {
  for (;;) {
    try {
      return await code.load();
    } catch (error) {
      await askToRetry(error);
    }
  }
}

const waiting = new WeakMap<LazyCode<unknown>, Promise<unknown>>();

/**
 * Returns loaded code, or suspends the component until it has loaded. A component that has suspended reads the same promise when it
 * renders again, also where the code has loaded meanwhile: React mounts the hooks after `use` only if that is called again.
 */
export const waitFor = <T>(code: LazyCode<T>): T =>
  (waiting.has(code) ? undefined : code.loaded()) ?? use(loadWhileShown(code));

/** The same for a part of what is drawn, which stays as it is until the code comes; the same promise each time it is drawn. */
function loadWhileShown<T>(code: LazyCode<T>): Promise<T> {
  const present = waiting.get(code) as Promise<T> | undefined;
  if (present) return present;
  const loading = loadOrAsk(code).catch(() => {
    waiting.delete(code);
    return new Promise<never>(() => undefined);
  });
  waiting.set(code, loading);
  return loading;
}
