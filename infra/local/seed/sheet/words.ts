import { type Category, categories } from '@rombo/shared/collections/categories';
import { company } from '@rombo/shared/words/company';
import { languages } from '@rombo/shared/words/languages';

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
