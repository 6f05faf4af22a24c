import { defaultLanguage, isLanguage, type Language } from '@rombo/shared/words/languages';

const LANGUAGE_KEY = 'language';

/** A stored value as a language: anything but the code of one is the default. */
export const toLanguage = (value: string | null | undefined): Language => (isLanguage(value) ? value : defaultLanguage);

const COOKIE_SECONDS = 31_536_000;

/** Tells the edge, which renders pages and cannot read local storage. */
const setCookie = (language: Language): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that visitors have
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
};

const storedText = (): string | null | undefined => {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    // The cookie alone has to do.
    return undefined;
  }
};

const inCookie = (): string | undefined => /\blanguage=(\w+)/.exec(document.cookie)?.[1];

/** The visitor's stored choice, of which the edge is told for the next page; without one, what the edge was told before. */
export function storedLanguage(): Language {
  const stored = storedText();
  if (stored) setCookie(toLanguage(stored));
  return toLanguage(stored || inCookie());
}

/** True where the visitor has chosen a language, or was offered another one. */
export const hasStoredLanguage = (): boolean => Boolean(storedText() || inCookie());

export function storeLanguage(language: Language): void {
  setCookie(language);
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Private windows of some browsers refuse: the cookie then has to do.
  }
}
