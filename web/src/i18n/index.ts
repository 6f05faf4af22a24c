import { defaultLanguage, type Language } from '@rombo/shared/words/languages';
import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Lazy, loadOrPrompt } from '../loading/lazy.ts';
import type { Area, Texts } from './folders.ts';
import { storedLanguage, storeLanguage } from './language.ts';
import { loadedAreasIn, textsIn } from './texts.ts';

export type { Area, Language, Texts };

interface LanguageState {
  language: Language;
  /** Loads the texts on screen in a language, then stores the choice and switches. Rejects without changes if the user gives up loading. */
  changeLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageState>({
  language: defaultLanguage,
  changeLanguage: () => Promise.resolve(),
});

/** Loads the texts on screen in another language before the switch, so that it renders once. */
const loadShownTexts = (language: Language) => Promise.all(loadedAreasIn(language).map((code) => loadOrPrompt(code)));

interface LanguageProviderProps {
  /** Language of the address, or null if the stored one decides. */
  addressLanguage: Language | null;
  /** Language of the first render, equal on server and browser. The stored language follows after hydration. */
  initialLanguage: Language;
  children: ReactNode;
}

/** Provides the language to all texts below, and sets the document's `lang`. */
export function LanguageProvider({ addressLanguage, initialLanguage, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initialLanguage);

  const latest = useRef(initialLanguage);
  const show = useCallback((wanted: Language) => {
    latest.current = wanted;
    loadShownTexts(wanted).then(
      // A transition waits for page parts that are still hydrating instead of rendering them again.
      () => startTransition(() => setLanguage(latest.current)),
      () => undefined,
    );
  }, []);

  const changeLanguage = useCallback(async (wanted: Language) => {
    await loadShownTexts(wanted);
    storeLanguage(wanted);
    latest.current = wanted;
    // Not a transition: it must render with the new address, or server-rendered parts would be empty in between.
    setLanguage(wanted);
  }, []);

  useEffect(() => show(addressLanguage ?? storedLanguage()), [addressLanguage, show]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const state = useMemo(() => ({ language, changeLanguage }), [language, changeLanguage]);
  return createElement(LanguageContext, { value: state }, children);
}

export const useLanguage = (): LanguageState => use(LanguageContext);

/** Returns an area's texts in the current language as a lazy module, for callers that load them before showing them. */
export const useLazyTexts = <Name extends Area>(area: Name): Lazy<Texts[Name]> => textsIn(useLanguage().language, area);

/** Returns an area's texts in the current language, suspending until they are loaded. Pages load their own texts in advance. */
export function useTexts<Name extends Area>(area: Name): Texts[Name] {
  return use(useLazyTexts(area).promise());
}
