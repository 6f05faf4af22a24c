/** The languages of the site; the first is the default. */
export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

/** How each language writes numbers and dates. */
export const locales = { it: 'it-IT', en: 'en-US' } as const satisfies Record<Language, string>;

/** Where the browser keeps the visitor's choice. */
const LANGUAGE_KEY = 'language';

/** A stored value as a language: anything but the two names is Italian. */
export const toLanguage = (value: string | null | undefined): Language => (value === 'en' ? 'en' : 'it');

/** The visitor's stored choice; a browser that refuses storage has none. */
export function storedLanguage(): Language {
  try {
    return toLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return 'it';
  }
}

/** Keeps the visitor's choice where the browser allows it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Private windows of some browsers refuse: the choice then lasts as long as the page.
  }
}
