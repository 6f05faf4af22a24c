import { ARTICLE_CODE } from '@rombo/shared/collections/technical-specs';
import { translateLabel, translateValue } from '@rombo/shared/words/glossary';
import type { SeedProduct } from '../catalogue.ts';
import type { SheetLanguage } from './words.ts';

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
