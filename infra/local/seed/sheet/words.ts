import { type Category, categories } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { productIn } from '@rombo/shared/collections/product-in';
import { ARTICLE_CODE } from '@rombo/shared/collections/technical-specs';
import { company } from '@rombo/shared/words/company';
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
  code: string;
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
    code: ARTICLE_CODE,
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
    code: 'Article code',
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

/** Returns the texts of a product's sheet, translated as its page is. */
export function localize(seed: SeedProduct, language: SheetLanguage): SheetProduct {
  const product = productIn(language, { ...seed, pictures: [] } as unknown as Product);
  const { name, description, category, subcategory, technicalSpecs, specLabels = {} } = product;
  // A page shows the article code apart, under a label of its own.
  const labels: Record<string, string> = { ...specLabels, [ARTICLE_CODE]: sheetWords[language].code };
  return {
    ...{ language, name, description, category, subcategory },
    code: technicalSpecs[ARTICLE_CODE] ?? '',
    hasPower: 'Potenza' in technicalSpecs,
    specs: Object.entries(technicalSpecs).map(([label, value]) => [labels[label] ?? label, value]),
  };
}
