import type { SearchEntry } from '@rombo/shared/collections/search-index';
import type { Language } from '@rombo/shared/words/languages';

/** Cache key of the loaded search. */
export const SEARCH = '#search';

export const entrySlug = (language: Language, { slug, slugEn }: SearchEntry): string =>
  (language === 'en' && slugEn) || slug;

/** Returns a product's name in a language. `lang` is set if the translation is missing. */
export const entryName = (language: Language, { name, nameEn }: SearchEntry) =>
  language === 'en' ? { name: nameEn || name, lang: nameEn ? undefined : 'it' } : { name, lang: undefined };
