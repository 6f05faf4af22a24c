import { use, useDeferredValue } from 'react';
import { loadWhileShown } from '../loading/retry-prompt.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { LazyTexts } from './lazy-texts.ts';
import { useLanguage } from './provider.tsx';

const never = new Promise<never>(() => undefined);

/**
 * The texts in the language that is shown; on a change of language the old ones stay until the new ones have come. Below a `Suspense` of
 * their own, those that the server drew stay as they are: the browser loads no text that is to be read already.
 */
export function useLazyTexts<T>(texts: LazyTexts<T>): T {
  const language = useDeferredValue(useLanguage().language);
  const isDrawn = !useHydrated() && !import.meta.env.SSR;
  return texts[language].loaded() ?? use(isDrawn ? never : loadWhileShown(texts[language]));
}
