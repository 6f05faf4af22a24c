import { type Category, categories } from '@rombo/shared/collections/categories';
import { ARTICLE_CODE } from '@rombo/shared/collections/technical-specs';
import { company } from '@rombo/shared/words/company';
import { translateLabel, translateValue } from '@rombo/shared/words/glossary';
import { languages } from '@rombo/shared/words/languages';
import type { SeedProduct } from '../catalogue.ts';

/** Languages in which a product has a data sheet. */
export const sheetLanguages = ['it', 'en'] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

const { rea, registryOffice, vatNumber } = company;

const capitalIn = (language: SheetLanguage): string =>
  new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(company.shareCapital);

/** Words of a data sheet besides the product's own. */
interface SheetWords {
  title: string;
  specs: string;
  revision: string;
  note: string;
  powerNote: string;
  legal: string;
  categories: Record<Category, string>;
  /** A displacement of the catalogue, such as '3.5cc', in running text. */
  displacement: (subcategory: string) => string;
}

export const sheetWords: Record<SheetLanguage, SheetWords> = {
  it: {
    title: 'Scheda tecnica',
    specs: 'Dati tecnici',
    revision: 'Revisione 1, marzo 2026',
    note: 'I dati possono cambiare senza preavviso.',
    powerNote: 'Potenza misurata al nostro banco con marmitta e miscela indicate.',
    legal: `P. IVA ${vatNumber}  ·  Registro Imprese di ${registryOffice}, REA ${rea}  ·  Capitale sociale ${capitalIn('it')} i.v.`,
    categories,
    displacement: (subcategory) => subcategory.replace('cc', ' cc').replace('.', ','),
  },
  en: {
    title: 'Spec sheet',
    specs: 'Specs',
    revision: 'Revision 1, March 2026',
    note: 'Specs may change without notice.',
    powerNote: 'Power measured on our bench with the tuned pipe and fuel stated.',
    legal: `VAT no. ${vatNumber}  ·  Companies Register of ${registryOffice}, REA ${rea}  ·  Share capital ${capitalIn('en')}, fully paid in`,
    categories: {
      motori: 'Complete engines',
      marmitte: 'Tuned pipes',
      ricambi: 'Spare parts',
      accessori: 'Accessories',
    },
    displacement: (subcategory) => subcategory.replace('cc', ' cc'),
  },
};

/** A product as its data sheet shows it in a language. */
export interface SheetProduct extends Pick<SeedProduct, 'name' | 'description' | 'category' | 'subcategory'> {
  language: SheetLanguage;
  code: string;
  hasPower: boolean;
  specs: [label: string, value: string][];
}

/** Returns the texts of a product's sheet: translations by hand first, then the glossary's, then the Italian ones. */
export function localize(product: SeedProduct, language: SheetLanguage): SheetProduct {
  const { category, subcategory, technicalSpecs, translations } = product;
  const italian = Object.entries(technicalSpecs);
  const common = {
    category,
    subcategory,
    code: technicalSpecs[ARTICLE_CODE] ?? '',
    hasPower: 'Potenza' in technicalSpecs,
  };
  if (language === 'it') {
    return { ...common, language, name: product.name, description: product.description, specs: italian };
  }
  const own = translations?.[language];
  const specs = italian.map(([label, value]): [string, string] => [
    own?.specLabels?.[label] ?? translateLabel(label) ?? label,
    own?.technicalSpecs?.[label] ?? translateValue(value) ?? value,
  ]);
  const { name = product.name, description = product.description } = own ?? {};
  return { ...common, language, name, description, specs };
}
