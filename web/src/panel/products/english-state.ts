import type { Product } from '@rombo/shared/collections/product';
import { translateLabel, translateValue } from '@rombo/shared/words/glossary';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';

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
