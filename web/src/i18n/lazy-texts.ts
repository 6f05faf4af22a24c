import { use, useDeferredValue } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { Language } from './language.ts';
import { useLanguage } from './provider.tsx';

/** Texts too long for every visitor to load: each language comes when it is shown. */
export interface LazyTexts<T> {
  /** The texts, once they are here. */
  loaded: (language: Language) => T | undefined;
  load: (language: Language) => Promise<T>;
}

/** Makes texts of the modules that hold them; a failed load may be tried again. */
export function lazyTexts<T>(fetchTexts: Record<Language, () => Promise<T>>): LazyTexts<T> {
  const loaded: Partial<Record<Language, T>> = {};
  const loading: Partial<Record<Language, Promise<T>>> = {};
  const fetchOnce = async (language: Language) => {
    try {
      loaded[language] = await fetchTexts[language]();
      return loaded[language];
    } catch (error) {
      delete loading[language];
      throw error;
    }
  };
  return {
    loaded: (language) => loaded[language],
    load: (language) => {
      loading[language] ??= fetchOnce(language);
      return loading[language];
    },
  };
}

const never = new Promise<never>(() => undefined);

/**
 * The texts in the language that is shown; on a change of language the old ones stay until the new ones have come. Below a `Suspense` of
 * their own, those that the server drew stay as they are: the browser loads no text that is to be read already.
 */
export function useLazyTexts<T>(texts: LazyTexts<T>): T {
  const language = useDeferredValue(useLanguage().language);
  const isDrawn = !useHydrated() && !import.meta.env.SSR;
  return texts.loaded(language) ?? use(isDrawn ? never : texts.load(language));
}
