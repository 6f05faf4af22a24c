import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { MessageBarProps } from '../ui/dialog/message-bar.tsx';
import { useMessageBar } from '../ui/toast.tsx';
import { type Lazy, LoadError, reloadOnce } from './lazy.ts';
import { type Failure, useTryAgain } from './load-boundary.tsx';

/** A message that something beside the page did not load, and the offer to try again. */
interface RetryPrompt extends Failure {
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

const currentPrompt = (): RetryPrompt | null => shown;

const subscribeToPrompts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes the message away: what was asked for is given up. */
const dismissPrompt = (): void => shown?.dismiss();

/** Asks whether to try again; one message stands for everything that has failed. Rejects with the error where it is dismissed. */
function askToRetry(error: unknown): Promise<void> {
  answer ??= new Promise((resolve, reject) => {
    const close = (settle: () => void) => () => {
      show(null);
      settle();
    };
    const needsReload = error instanceof LoadError && error.needsReload;
    show({ needsReload, retry: close(resolve), dismiss: close(() => reject(error)) });
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

/** Says that something beside the page did not load, once in the page; a change of page takes the message away. */
export function RetryBar({ pathname }: { pathname: string }) {
  const prompt = useSyncExternalStore(subscribeToPrompts, currentPrompt, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page dismisses what was said on the one before.
  useEffect(() => dismissPrompt, [pathname]);
  const MessageBar = useMessageBar(prompt !== null);
  return prompt && MessageBar && <Shown prompt={prompt} MessageBar={MessageBar} />;
}

function Shown({ prompt, MessageBar }: { prompt: RetryPrompt; MessageBar: ComponentType<MessageBarProps> }) {
  return <MessageBar {...useTryAgain(prompt)} onClose={prompt.dismiss} />;
}
