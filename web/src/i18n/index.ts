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
  /** Loads the texts of a language that the page shows, then stores the choice and shows the site in it; rejects, and changes nothing, when that is given up. */
  choose: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageState>({
  language: defaultLanguage,
  choose: () => Promise.resolve(),
});

/** Loads the texts that are shown in another language, so that the change renders once. */
const loadShown = (language: Language) => Promise.all(shownTextsIn(language).map((code) => loadOrAsk(code)));

interface LanguageProviderProps {
  /** The language that the address asks for, or null where the stored one decides. */
  addressed: Language | null;
  /** The language of the first render; the stored one follows after it, so that server and browser agree. */
  initial: Language;
  children: ReactNode;
}

/** Gives every text below it in one language, and keeps the document's `lang` in step. */
export function LanguageProvider({ addressed, initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);

  const latest = useRef(initial);
  const show = useCallback((wanted: Language) => {
    latest.current = wanted;
    loadShown(wanted).then(
      // A transition waits for parts of the page that are being hydrated instead of rendering them again.
      () => startTransition(() => setLanguage(latest.current)),
      () => undefined,
    );
  }, []);

  const choose = useCallback(async (wanted: Language) => {
    await loadShown(wanted);
    storeLanguage(wanted);
    latest.current = wanted;
    // Not a transition: it is rendered with the new address, or server-rendered parts would be empty between the two.
    setLanguage(wanted);
  }, []);

  useEffect(() => show(addressed ?? storedLanguage()), [addressed, show]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const state = useMemo(() => ({ language, choose }), [language, choose]);
  return createElement(LanguageContext, { value: state }, children);
}

/** The language that is shown, and the way to change it. */
export const useLanguage = (): LanguageState => use(LanguageContext);

/** An area's texts in the language that is shown, for what loads them before it shows them. */
export const useTextsCode = <Name extends Area>(area: Name): Lazy<Texts[Name]> => textsIn(useLanguage().language, area);

/** An area's texts in the language that is shown. A page's own are loaded with it; what needs others waits for them. */
export function useTexts<Name extends Area>(area: Name): Texts[Name] {
  return use(useTextsCode(area).promise());
}
