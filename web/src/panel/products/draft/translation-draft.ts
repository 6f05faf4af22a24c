import type { Product } from '@rombo/shared/collections/product';
import type { ProductTranslations } from '@rombo/shared/collections/product-translations';
import { fromKeys } from '@rombo/shared/contract/keys-of';
import { type OtherLanguage, otherLanguages, withoutBlanks } from '@rombo/shared/contract/text';

/** The texts of a product in another language as its form holds them: blank for none, specs and labels by the Italian label. */
export interface TranslationDraft {
  name: string;
  description: string;
  specs: Record<string, string>;
  labels: Record<string, string>;
}

export type TranslationDrafts = Record<OtherLanguage, TranslationDraft>;

const sorted = (texts: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)));

export const translationDraftsOf = ({ translations }: Pick<Product, 'translations'>): TranslationDrafts =>
  fromKeys(otherLanguages, (code) => {
    const { name = '', description = '', technicalSpecs, specLabels } = translations?.[code] ?? {};
    return { name, description, specs: sorted(technicalSpecs), labels: sorted(specLabels) };
  });

const filled = (texts: Record<string, string>, specs: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([label, text]) => text.trim() && Object.hasOwn(specs, label)));

/** The translations as a form sends them: filled texts, and only of labels that the data sheet has. */
export function translationsOf(drafts: TranslationDrafts, specs: Record<string, string>): ProductTranslations {
  const all = fromKeys(otherLanguages, (code) => {
    const { name, description, specs: values, labels } = drafts[code];
    return {
      ...(name.trim() && { name }),
      ...(description.trim() && { description }),
      technicalSpecs: filled(values, specs),
      specLabels: filled(labels, specs),
    };
  });
  return withoutBlanks(all) ?? {};
}
