import { textsIn } from '@rombo/shared/collections/in-language';
import type { Product } from '@rombo/shared/collections/product';
import { translatedFields } from '@rombo/shared/collections/product-limits';
import { otherLanguages } from '@rombo/shared/contract/text';
import { glossaries } from '@rombo/shared/words/glossary';
import type { Language } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';

export const translationStates = ['complete', 'partial', 'none'] as const;
export type TranslationState = (typeof translationStates)[number];

type Translated = Pick<Product, (typeof translatedFields)[number] | 'technicalSpecs' | 'translations'>;

/** Cache of states: checking the specs of 500 products against the glossary takes 45 ms. */
const states = new WeakMap<Translated, TranslationState>();

/** Returns how much of a product is shown in the other languages: by translation or, for specs, by the glossary. */
export function translationStateOf(product: Translated): TranslationState {
  const state = states.get(product) ?? readState(product);
  states.set(product, state);
  return state;
}

function isCompleteIn(language: Language, product: Translated): boolean {
  const texts = textsIn(language, product);
  const glossary = glossaries[language];
  const isTranslated = ([label, value]: [string, string]) =>
    label === ARTICLE_CODE ||
    ((texts?.technicalSpecs?.[label] ?? glossary?.value(value)) !== undefined &&
      (texts?.specLabels?.[label] ?? glossary?.label(label)) !== undefined);
  return (
    translatedFields.every((name) => product[name] === undefined || texts?.[name] !== undefined) &&
    Object.entries(product.technicalSpecs).every(isTranslated)
  );
}

function readState(product: Translated): TranslationState {
  if (otherLanguages.every((language) => isCompleteIn(language, product))) return 'complete';
  return otherLanguages.some((language) => textsIn(language, product)) ? 'partial' : 'none';
}
