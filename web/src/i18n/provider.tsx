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
import { loadOrAsk } from '../loading/retry-prompt.ts';
import { dictionaries, dictionaryOf } from './dictionaries.ts';
import type { Dictionary } from './it.ts';
import { type Language, storedLanguage, storeLanguage } from './language.ts';
import { type Translate, translator } from './translate.ts';

interface LanguageState {
  language: Language;
  t: Translate<Dictionary>;
  /** Loads the texts of a language, then stores the choice and shows the site in it; rejects, and changes nothing, when that is given up. */
  choose: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageState>({
  language: 'it',
  t: (key) => key,
  choose: () => Promise.resolve(),
});

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
    loadOrAsk(dictionaries[wanted]).then(
      // Parts of a page that are still being hydrated are waited for instead of being drawn anew.
      () => startTransition(() => setLanguage(latest.current)),
      () => undefined,
    );
  }, []);

  const choose = useCallback(
    async (wanted: Language) => {
      await loadOrAsk(dictionaries[wanted]);
      storeLanguage(wanted);
      show(wanted);
    },
    [show],
  );

  useEffect(() => show(addressed ?? storedLanguage()), [addressed, show]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const state = useMemo(() => ({ language, choose, t: translator(dictionaryOf(language)) }), [language, choose]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The language that is shown, and the way to change it. */
export const useLanguage = (): LanguageState => use(LanguageContext);

/** The function that gives texts in the language that is shown: `t('nav.home')`. */
export const useText = (): Translate<Dictionary> => use(LanguageContext).t;
