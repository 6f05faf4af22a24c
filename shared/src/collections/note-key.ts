import type { Language } from '../words/languages.ts';

/** Key of the maintenance notice in a language. A separate file from the schema of settings, which pages do without. */
export const noteKey = <L extends Language>(language: L) => `maintenance_note_${language}` as const;
