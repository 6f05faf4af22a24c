import { useEffect } from 'react';
import { MessageBar } from '../ui/message-bar.tsx';
import { useTryAgain } from './load-boundary.tsx';
import { type RetryPrompt, retryPrompt } from './load-or-ask.ts';

/** Says once in the page that something beside it did not load; a change of page dismisses the message. */
export function RetryBar({ pathname }: { pathname: string }) {
  const prompt = retryPrompt.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page dismisses the message of the one before.
  useEffect(() => () => retryPrompt.get()?.dismiss(), [pathname]);
  return prompt && <Shown prompt={prompt} />;
}

function Shown({ prompt }: { prompt: RetryPrompt }) {
  return <MessageBar {...useTryAgain(prompt)} onClose={prompt.dismiss} />;
}
