import { keysOf } from './keys-of.ts';

interface LanguageFacts {
  /** Name of the language in the language itself. */
  name: string;
  /** Locale of numbers, dates and Open Graph. */
  locale: `${string}-${string}`;
  /** Separators of thousands and decimals. */
  thousands: string;
  decimal: string;
}

/** The languages of the site, by the code that begins their addresses; the first is the default, whose addresses begin with no code. */
export const languages = {
  it: { name: 'Italiano', locale: 'it-IT', thousands: '.', decimal: ',' },
  en: { name: 'English', locale: 'en-GB', thousands: ',', decimal: '.' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

export const languageCodes = keysOf(languages);

/** A value for each language. */
export const byLanguage = <T>(valueIn: (language: Language) => T) =>
  Object.fromEntries(languageCodes.map((language) => [language, valueIn(language)])) as Record<Language, T>;

export const defaultLanguage: Language = 'it';

export const isLanguage = (value: unknown): value is Language => languageCodes.some((language) => language === value);

/** The address of a path in a language: '/en/prodotti' for '/prodotti'. */
export const localized = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`;

/** The language that an address begins with, null where it has none, and the path that follows. */
export function splitLanguage(address: string): { language: Language | null; path: string } {
  const [, code] = address.split('/', 2);
  if (!isLanguage(code) || code === defaultLanguage) return { language: null, path: address };
  return { language: code, path: address.slice(code.length + 1) || '/' };
}
