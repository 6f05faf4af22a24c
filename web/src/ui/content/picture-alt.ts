import type { Language } from '@rombo/shared/words/languages';

/** Returns the properties of a picture: its alternative text in a language, or the Italian one, marked as such. */
export const altIn = (language: Language, { [language]: alt, it }: Partial<Record<Language, string>>) =>
  alt || !it ? { alt: alt ?? '' } : { alt: it, lang: 'it' };
