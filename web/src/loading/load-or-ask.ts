import { createStore } from './document-state.ts';
import { type Lazy, LoadError, reloadOnce } from './lazy.ts';

/** Something that did not load: by reloading the document, or by another try. */
export interface Failure {
  needsReload: boolean;
  retry: () => void;
}

/** A message that something beside the page did not load, and the offer to try again. */
export interface RetryPrompt extends Failure {
  dismiss: () => void;
}

/** The message that is shown. */
export const retryPrompt = createStore<RetryPrompt | null>(null);
let answer: Promise<void> | undefined;

/** Asks whether to try again; one message stands for everything that has failed. Rejects with the error where it is dismissed. */
function askToRetry(error: unknown): Promise<void> {
  answer ??= new Promise((resolve, reject) => {
    const close = (settle: () => void) => () => {
      answer = undefined;
      retryPrompt.set(null);
      settle();
    };
    const needsReload = error instanceof LoadError && error.needsReload;
    retryPrompt.set({ needsReload, retry: close(resolve), dismiss: close(() => reject(error)) });
  });
  return answer;
}

/**
 * Loads code for something beside what is shown: a dialog, another language. If it does not load, a small message offers to try
 * again, and what is shown stays as it is. Rejects if the visitor dismisses the message.
 */
export async function loadOrAsk<T>(code: Lazy<T>): Promise<T> {
  for (;;) {
    try {
      return await code.load();
    } catch (error) {
      if (error instanceof LoadError && error.needsReload) reloadOnce();
      await askToRetry(error);
    }
  }
}
