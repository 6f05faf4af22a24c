import { defaultLanguage, isLanguage, type Language } from '@rombo/shared/words/languages';

const LANGUAGE_KEY = 'language';

export const toLanguage = (value: string | null | undefined): Language => (isLanguage(value) ? value : defaultLanguage);

const COOKIE_SECONDS = 31_536_000;

/** Sets the cookie for the edge, which renders pages and cannot read local storage. */
const setCookie = (language: Language): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
};

const storedText = (): string | null | undefined => {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    // Storage is refused: the cookie is used alone.
    return undefined;
  }
};

const cookieLanguage = (): string | undefined => /\blanguage=(\w+)/.exec(document.cookie)?.[1];

/** Returns the visitor's choice from local storage, and repeats it to the edge in the cookie. Falls back to the cookie, then to Italian. */
export function storedLanguage(): Language {
  const stored = storedText();
  if (stored) setCookie(toLanguage(stored));
  return toLanguage(stored || cookieLanguage());
}

/** True if the visitor chose a language or answered the offer of another one. */
export const hasStoredLanguage = (): boolean => Boolean(storedText() || cookieLanguage());

export function storeLanguage(language: Language): void {
  setCookie(language);
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Private windows of some browsers refuse storage: the cookie is used alone.
  }
}
