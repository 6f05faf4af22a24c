import { type Dictionary, it } from './it.ts';
import type { Language } from './language.ts';

const present: Partial<Record<Language, Dictionary>> = { it };

/** The dictionary of a language if it is here already; Italian always is. */
export const presentDictionary = (language: Language): Dictionary | undefined => present[language];

/** Makes a dictionary present without loading it, as the server does before it renders. */
export const addDictionary = (language: Language, dictionary: Dictionary): void => {
  present[language] = dictionary;
};

/** Fetches the texts of a language unless they are here: an Italian page never loads the English ones. */
export async function loadDictionary(language: Language): Promise<void> {
  if (!present[language]) addDictionary(language, (await import('./en.ts')).en);
}
