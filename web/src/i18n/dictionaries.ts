import type { Dictionary } from './it.ts';
import type { Language } from './language.ts';
import { lazyTexts } from './lazy-texts.ts';

/** The texts of the site; a page loads those of its own language only. */
export const dictionaries = lazyTexts<Dictionary>({
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
});

/** The texts of a language, which must have been loaded before it is shown. */
export function dictionaryOf(language: Language): Dictionary {
  const dictionary = dictionaries[language].loaded();
  if (!dictionary) throw new Error(`The texts of '${language}' are not loaded`);
  return dictionary;
}
