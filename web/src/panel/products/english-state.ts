import type { Product } from '@rombo/shared/collections/product';
import { translatedFields } from '@rombo/shared/collections/product-limits';
import { translateLabel, translateValue } from '@rombo/shared/words/glossary';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';

export const englishStates = ['complete', 'partial', 'none'] as const;
export type EnglishState = (typeof englishStates)[number];

type Translated = Pick<Product, (typeof translatedFields)[number] | 'technicalSpecs' | 'translations'>;

/** Cache of states: checking the specs of 500 products against the glossary takes 45 ms. */
const states = new WeakMap<Translated, EnglishState>();

/** Returns how much of a product is shown in English: by translation or, for specs, by the glossary. */
export function englishStateOf(product: Translated): EnglishState {
  const state = states.get(product) ?? readState(product);
  states.set(product, state);
  return state;
}

function readState(product: Translated): EnglishState {
  const { en } = product.translations ?? {};
  const isTranslated = ([label, value]: [string, string]) =>
    label === ARTICLE_CODE ||
    ((en?.technicalSpecs?.[label] ?? translateValue(value)) !== undefined &&
      (en?.specLabels?.[label] ?? translateLabel(label)) !== undefined);
  const isComplete = translatedFields.every((name) => product[name] === undefined || en?.[name] !== undefined);
  if (isComplete && Object.entries(product.technicalSpecs).every(isTranslated)) return 'complete';
  return en === undefined ? 'none' : 'partial';
}
