import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { loadDictionary, presentDictionary } from './dictionaries.ts';
import { type Dictionary, it } from './it.ts';
import { type Language, storedLanguage, storeLanguage } from './language.ts';
import { type Translate, translator } from './translate.ts';

interface LanguageState {
  language: Language;
  t: Translate<Dictionary>;
  /** Stores the choice and shows the site in it. */
  choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageState>({ language: 'it', t: translator(it), choose: () => undefined });

export interface LanguageProviderProps {
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
    loadDictionary(wanted).then(
      () => {
        dispatchEvent(new Event('languagechange'));
        // Parts of a page that are still being hydrated are waited for instead of being drawn anew.
        startTransition(() => setLanguage(latest.current));
      },
      () => undefined,
    );
  }, []);

  const choose = useCallback(
    (wanted: Language) => {
      storeLanguage(wanted);
      show(wanted);
    },
    [show],
  );

  useEffect(() => show(addressed ?? storedLanguage()), [addressed, show]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const state = useMemo(
    () => ({ language, choose, t: translator(presentDictionary(language) ?? it) }),
    [language, choose],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The language that is shown, and the way to change it. */
export const useLanguage = (): LanguageState => use(LanguageContext);

/** The function that gives texts in the language that is shown: `t('nav.home')`. */
export const useText = (): Translate<Dictionary> => use(LanguageContext).t;
