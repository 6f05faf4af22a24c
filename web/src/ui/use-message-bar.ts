import { type ComponentType, useEffect, useState } from 'react';
import { lazyDefault, preload } from '../loading/lazy.ts';
import type { MessageBarProps } from './message-bar.tsx';

const bar = lazyDefault(() => import('./message-bar.tsx'));

/** Component of messages, loaded after the first page so that it is there when nothing else can be loaded. */
export function useMessageBar(isNeeded: boolean): ComponentType<MessageBarProps> | undefined {
  const [, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever needs it and has it not tries again.
  useEffect(() => void preload(bar).then(() => setTries((count) => count + 1)), [isNeeded]);
  return bar.loaded();
}
