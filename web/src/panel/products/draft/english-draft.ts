import type { Product } from '@rombo/shared/collections/product';
import type { ProductTranslations } from '@rombo/shared/collections/product-translations';
import { translateLabel, translateValue } from '@rombo/shared/words/glossary';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';

/** The English texts of a product as its form holds them: blank for none, specs and labels by the Italian label. */
export interface EnglishDraft {
  name: string;
  description: string;
  specs: Record<string, string>;
  labels: Record<string, string>;
}

export const noEnglish: EnglishDraft = { name: '', description: '', specs: {}, labels: {} };

const sorted = (texts: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)));

export const englishOf = ({ translations }: Pick<Product, 'translations'>): EnglishDraft => {
  const { name = '', description = '', technicalSpecs, specLabels } = translations?.en ?? {};
  return { name, description, specs: sorted(technicalSpecs), labels: sorted(specLabels) };
};

const filled = (texts: Record<string, string>, specs: Record<string, string>) => {
  const kept = Object.entries(texts).filter(([label, text]) => text.trim() && Object.hasOwn(specs, label));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

/** The translations as a form sends them: filled texts, and only of labels that the data sheet has. */
export function translationsOf(english: EnglishDraft, specs: Record<string, string>): ProductTranslations {
  const technicalSpecs = filled(english.specs, specs);
  const specLabels = filled(english.labels, specs);
  const en = {
    ...(english.name.trim() && { name: english.name }),
    ...(english.description.trim() && { description: english.description }),
    ...(technicalSpecs && { technicalSpecs }),
    ...(specLabels && { specLabels }),
  };
  return Object.keys(en).length > 0 ? { en } : {};
}

export type EnglishState = 'complete' | 'partial' | 'none';
export const englishStates = ['complete', 'partial', 'none'] as const satisfies EnglishState[];

/** Degree to which an English page shows a product in English: by hand, or for specs by the glossary. */
export function englishStateOf({ technicalSpecs, translations }: Pick<Product, 'technicalSpecs' | 'translations'>) {
  const { en } = translations ?? {};
  const isTranslated = ([label, value]: [string, string]) =>
    label === ARTICLE_CODE ||
    ((en?.technicalSpecs?.[label] ?? translateValue(value)) !== undefined &&
      (en?.specLabels?.[label] ?? translateLabel(label)) !== undefined);
  const isWhole = en?.name !== undefined && en.description !== undefined;
  if (isWhole && Object.entries(technicalSpecs).every(isTranslated)) return 'complete';
  return en === undefined ? 'none' : 'partial';
}
