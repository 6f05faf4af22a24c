import { defaultLanguage, type Language } from './languages.ts';
import type { Product } from './product.ts';
import type { OtherLanguage } from './translations.ts';

/** The fields of a product that a page in another language shows in Italian; absent where there are none. */
export interface Untranslated {
  italian?: readonly string[];
}

/** The `lang` of a text that is not in the page's language. */
export const langOf = ({ italian }: Untranslated, field: string): 'it' | undefined =>
  italian?.includes(field) ? 'it' : undefined;

/** The name in the address of a product's page in a language. */
export const slugIn = (language: Language, { slug, slugEn }: Pick<Product, 'slug' | 'slugEn'>): string =>
  language === 'en' && slugEn !== null ? slugEn : slug;

type Sheets = Pick<Product, 'technicalSheetUrl' | 'technicalSheetEnUrl'>;

/** A product's data sheets with their languages, that of the page first. */
export function sheetsIn(language: Language, { technicalSheetUrl, technicalSheetEnUrl }: Sheets) {
  const sheets = (
    [
      ['it', technicalSheetUrl],
      ['en', technicalSheetEnUrl],
    ] as const
  ).flatMap(([code, url]) => (url === null ? [] : [{ language: code as Language, url }]));
  return sheets.sort((one, other) => Number(other.language === language) - Number(one.language === language));
}

/** The name of a product in a language, and whether that is Italian for want of another. */
export function nameIn(language: Language, { name, translations }: Pick<Product, 'name' | 'translations'>) {
  const translated = translations?.[language as OtherLanguage]?.name;
  return { name: translated ?? name, isItalian: language !== defaultLanguage && translated === undefined };
}
