import * as v from 'valibot';
import { defaultLanguage, type Language, languageCodes } from '../words/languages.ts';
import { fromKeys } from './keys-of.ts';
import { Fields } from './text.ts';

/** A language that texts are translated into. */
export type OtherLanguage = Exclude<Language, typeof defaultLanguage>;

const otherLanguages = languageCodes.filter((code): code is OtherLanguage => code !== defaultLanguage);

/** Optional texts in every language but the default, each field by itself. */
export const Translations = <const E extends v.ObjectEntries>(entries: E) => {
  const inLanguage = v.exactOptional(Fields(entries));
  return Fields(fromKeys(otherLanguages, () => inLanguage));
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The same without maps that say nothing; undefined where nothing is left. */
export function withoutBlanks<T extends object>(translations: T): T | undefined {
  const kept = Object.entries(translations).flatMap(([name, value]) => {
    const part = typeof value === 'object' && value !== null ? withoutBlanks(value) : value;
    return isEmpty(part) ? [] : [[name, part]];
  });
  return kept.length > 0 ? (Object.fromEntries(kept) as T) : undefined;
}
