import type { Product } from '@rombo/shared/collections/product';
import { translatedFields } from '@rombo/shared/collections/product-translations';
import { translateLabel, translateValue } from '@rombo/shared/words/glossary';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';

export type EnglishState = 'complete' | 'partial' | 'none';
export const englishStates = ['complete', 'partial', 'none'] as const satisfies EnglishState[];

/** Degree to which an English page shows a product in English: by hand, or for specs by the glossary. */
export function englishStateOf(
  product: Pick<Product, (typeof translatedFields)[number] | 'technicalSpecs' | 'translations'>,
) {
  const { en } = product.translations ?? {};
  const isTranslated = ([label, value]: [string, string]) =>
    label === ARTICLE_CODE ||
    ((en?.technicalSpecs?.[label] ?? translateValue(value)) !== undefined &&
      (en?.specLabels?.[label] ?? translateLabel(label)) !== undefined);
  const isWhole = translatedFields.every((name) => product[name] === undefined || en?.[name] !== undefined);
  if (isWhole && Object.entries(product.technicalSpecs).every(isTranslated)) return 'complete';
  return en === undefined ? 'none' : 'partial';
}
