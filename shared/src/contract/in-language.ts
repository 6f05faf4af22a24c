import type { Product } from '../collections/product.ts';
import { defaultLanguage, type Language } from '../words/languages.ts';

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

/** The languages of data sheets. */
export const sheetLanguages = ['it', 'en'] as const satisfies Language[];

type Sheets = Pick<Product, 'technicalSheetUrl' | 'technicalSheetEnUrl'>;

/** A product's data sheets with their languages, that of the page first. */
export function sheetsIn(language: Language, { technicalSheetUrl, technicalSheetEnUrl }: Sheets) {
  const urls = { it: technicalSheetUrl, en: technicalSheetEnUrl } satisfies Record<
    (typeof sheetLanguages)[number],
    string | null
  >;
  const sheets = sheetLanguages.flatMap((code) => (urls[code] === null ? [] : [{ language: code, url: urls[code] }]));
  return sheets.sort((one, other) => Number(other.language === language) - Number(one.language === language));
}

/** The texts of a product in a language besides the default one, as far as it is translated. */
export const textsIn = (language: Language, { translations }: Pick<Product, 'translations'>) =>
  language === defaultLanguage ? undefined : translations?.[language];

/** The name of a product in a language, and whether that is Italian for want of another. */
export function nameIn(language: Language, product: Pick<Product, 'name' | 'translations'>) {
  const translated = textsIn(language, product)?.name;
  return { name: translated ?? product.name, isItalian: language !== defaultLanguage && translated === undefined };
}
