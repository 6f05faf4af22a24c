import { defaultLanguage, type Language } from '../words/languages.ts';

/** Marks, in an address of the API, the copy of an answer that a page carries in its language, Italian apart. */
export const copyIn = (language: Language): '' | `#${string}` => (language === defaultLanguage ? '' : `#${language}`);

/** Marks, in an address of the API, the comparison that a page carries in its language. */
export const comparisonIn = (language: Language, slugs: readonly string[]): `#${string}` =>
  `#compare-${language}-${slugs.join(',')}`;

/** Marks, in an address of the API, the copy of a list that a page carries: outlines instead of products. */
export const outlinesIn = (language: Language): `#${string}` =>
  language === defaultLanguage ? '#outline' : `#outline-${language}`;
