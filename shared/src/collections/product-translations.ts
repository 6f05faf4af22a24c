import * as v from 'valibot';
import { Line, Text, Translations } from '../contract/text.ts';
import { productLimits, type translatedFields } from './product-limits.ts';
import { SpecLabels, TechnicalSpecs } from './technical-specs.ts';

const plainTexts = {
  name: v.exactOptional(Line(productLimits.name)),
  description: v.exactOptional(Text(productLimits.description)),
} satisfies Record<(typeof translatedFields)[number], unknown>;

/** Specs and their labels are keyed by the Italian label. */
const texts = {
  ...plainTexts,
  technicalSpecs: v.exactOptional(TechnicalSpecs),
  specLabels: v.exactOptional(SpecLabels),
};

/** A product's texts in languages besides Italian. Missing texts are translated by the glossary or shown in Italian. */
export const ProductTranslations = Translations(texts);
export type ProductTranslations = v.InferOutput<typeof ProductTranslations>;
