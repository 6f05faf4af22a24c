import { fromKeys, keysOf } from '../contract/keys-of.ts';

interface LanguageFacts {
  name: string;
  /** Locale of numbers, dates and Open Graph. */
  locale: `${string}-${string}`;
  thousands: string;
  decimal: string;
  /** Position of the currency sign. */
  euro: 'before' | 'after';
}

/** Languages of the site by address prefix. The first is the default, which has no prefix. */
export const languages = {
  it: { name: 'Italiano', locale: 'it-IT', thousands: '.', decimal: ',', euro: 'after' },
  en: { name: 'English', locale: 'en-GB', thousands: ',', decimal: '.', euro: 'before' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

export const languageCodes = keysOf(languages);

export const byLanguage = <T>(valueIn: (language: Language) => T) => fromKeys(languageCodes, valueIn);

export const defaultLanguage = 'it' satisfies Language;

type FieldIn<N extends string, L extends Language> = L extends typeof defaultLanguage ? N : `${N}${Capitalize<L>}`;

/** Returns the name of a field in a language: 'slugEn', and 'slug' in the default one. */
export const fieldIn = <N extends string, L extends Language>(name: N, language: L) =>
  (language === defaultLanguage ? name : name + language.charAt(0).toUpperCase() + language.slice(1)) as FieldIn<N, L>;

/** Returns an object with a field for each language. */
export const fieldsByLanguage = <F extends string, T>(
  fieldOf: (language: Language) => F,
  valueIn: (language: Language) => T,
) => Object.fromEntries(languageCodes.map((code) => [fieldOf(code), valueIn(code)])) as Record<F, T>;

export const isLanguage = (value: unknown): value is Language => languageCodes.some((language) => language === value);

/** Translations of first path segments; segments that are not listed are the same. */
const segments: { [Code in Language]?: Record<string, string> } = {
  en: {
    azienda: 'company',
    prodotti: 'products',
    'dove-siamo': 'where-we-are',
    contatti: 'contact',
    confronta: 'compare',
    classi: 'classes',
    rivenditori: 'dealers',
    guide: 'guides',
  },
};

const translate = (path: string, words: Record<string, string> = {}): string =>
  path.replace(/^\/([\w-]+)/, (_, word: string) => `/${Object.hasOwn(words, word) ? words[word] : word}`);

/** Returns the address of a path before segments were translated: '/en/prodotti' for '/prodotti'. */
export const formerAddress = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`;

/** Returns the address of a path in a language: '/en/products' for '/prodotti'. */
export const localized = (language: Language, path: string): string =>
  formerAddress(language, translate(path, segments[language]));

const italianOf = byLanguage((language) =>
  Object.fromEntries(Object.entries(segments[language] ?? {}).map(([italian, word]) => [word, italian])),
);

/** Splits an address into its language, null for none, and the Italian path. Accepts former addresses too. */
export function splitLanguage(address: string): { language: Language | null; path: string } {
  const [, code] = address.split('/', 2);
  if (!isLanguage(code) || code === defaultLanguage) return { language: null, path: address };
  return { language: code, path: translate(address.slice(code.length + 1) || '/', italianOf[code]) };
}
