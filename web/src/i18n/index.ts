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
import { type Lazy, loadOrAsk } from '../loading/lazy.ts';
import { storedLanguage, storeLanguage } from './language.ts';
import { type Area, shownTextsIn, type Texts, textsIn } from './texts.ts';

export type { Area, Language, Texts };

interface LanguageState {
  language: Language;
  /** Loads the texts on screen in a language, then stores the choice and switches. Rejects without changes if the user gives up loading. */
  choose: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageState>({
  language: defaultLanguage,
  choose: () => Promise.resolve(),
});

/** Loads the texts on screen in another language before the switch, so that it renders once. */
const loadShown = (language: Language) => Promise.all(shownTextsIn(language).map((code) => loadOrAsk(code)));

interface LanguageProviderProps {
  /** Language of the address, or null if the stored one decides. */
  addressed: Language | null;
  /** Language of the first render, equal on server and browser. The stored language follows after hydration. */
  initial: Language;
  children: ReactNode;
}

/** Provides the language to all texts below, and sets the document's `lang`. */
export function LanguageProvider({ addressed, initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);

  const latest = useRef(initial);
  const show = useCallback((wanted: Language) => {
    latest.current = wanted;
    loadShown(wanted).then(
      // A transition waits for page parts that are still hydrating instead of rendering them again.
      () => startTransition(() => setLanguage(latest.current)),
      () => undefined,
    );
  }, []);

  const choose = useCallback(async (wanted: Language) => {
    await loadShown(wanted);
    storeLanguage(wanted);
    latest.current = wanted;
    // Not a transition: it must render with the new address, or server-rendered parts would be empty in between.
    setLanguage(wanted);
  }, []);

  useEffect(() => show(addressed ?? storedLanguage()), [addressed, show]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const state = useMemo(() => ({ language, choose }), [language, choose]);
  return createElement(LanguageContext, { value: state }, children);
}

export const useLanguage = (): LanguageState => use(LanguageContext);

/** Returns an area's texts in the current language as a lazy module, for callers that load them before showing them. */
export const useTextsCode = <Name extends Area>(area: Name): Lazy<Texts[Name]> => textsIn(useLanguage().language, area);

/** Returns an area's texts in the current language, suspending until they are loaded. Pages load their own texts in advance. */
export function useTexts<Name extends Area>(area: Name): Texts[Name] {
  return use(useTextsCode(area).promise());
}
