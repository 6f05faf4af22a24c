import type { Dictionary } from './it.ts';
import type { Language } from './language.ts';

const sources: Record<Language, () => Promise<Dictionary>> = {
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
};

const loaded: Partial<Record<Language, Dictionary>> = {};

/** The texts of a language, which must have been loaded before it is shown. */
export function dictionaryOf(language: Language): Dictionary {
  const dictionary = loaded[language];
  if (!dictionary) throw new Error(`The texts of '${language}' are not loaded`);
  return dictionary;
}

/** Loads the texts of a language once: a page loads those of its own language only. */
export async function loadDictionary(language: Language): Promise<void> {
  loaded[language] ??= await sources[language]();
}
