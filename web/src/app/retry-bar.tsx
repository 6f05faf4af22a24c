import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useTryAgain } from '../loading/load-boundary.tsx';
import { currentPrompt, dismissPrompt, type RetryPrompt, subscribeToPrompts } from '../loading/retry-prompt.ts';
import type { MessageBarProps } from '../ui/message-bar.tsx';
import { useMessageBar } from '../ui/use-message-bar.ts';

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
