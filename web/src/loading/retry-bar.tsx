import { useEffect } from 'react';
import { MessageBar } from '../ui/message-bar.tsx';
import { createStore } from '../ui/stored.ts';
import { type Lazy, LoadError, reloadOnce } from './lazy.ts';
import { type Failure, useTryAgain } from './load-boundary.tsx';

/** A message that something beside the page did not load, and the offer to try again. */
interface RetryPrompt extends Failure {
  dismiss: () => void;
}

const shown = createStore<RetryPrompt | null>(null);
let answer: Promise<void> | undefined;

/** Asks whether to try again; one message stands for everything that has failed. Rejects with the error where it is dismissed. */
function askToRetry(error: unknown): Promise<void> {
  answer ??= new Promise((resolve, reject) => {
    const close = (settle: () => void) => () => {
      answer = undefined;
      shown.set(null);
      settle();
    };
    const needsReload = error instanceof LoadError && error.needsReload;
    shown.set({ needsReload, retry: close(resolve), dismiss: close(() => reject(error)) });
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

/** Says once in the page that something beside it did not load; a change of page dismisses the message. */
export function RetryBar({ pathname }: { pathname: string }) {
  const prompt = shown.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page dismisses the message of the one before.
  useEffect(() => () => shown.get()?.dismiss(), [pathname]);
  return prompt && <Shown prompt={prompt} />;
}

function Shown({ prompt }: { prompt: RetryPrompt }) {
  return <MessageBar {...useTryAgain(prompt)} onClose={prompt.dismiss} />;
}
