import { formatFigure } from '../words/format-figure.ts';
import type { Language } from '../words/languages.ts';
import type { Topic } from '../words/search-topics.ts';
import type { EngineChoice } from './catalogue.ts';
import type { ProductOutline } from './product-outline.ts';
import type { Interpretation, Reading } from './search-question.ts';

/** How a search was understood, and the pages that answer it, as the catalogue shows it. */
export interface Understood {
  reading: Reading<EngineChoice>;
  answers: readonly Topic[];
}

export const understoodIn = <E>(
  { reading, answers }: Pick<Interpretation<E>, 'reading' | 'answers'>,
  choiceOf: (engine: E) => EngineChoice,
): Understood => ({
  reading: reading.kind === 'parts' ? { ...reading, engine: choiceOf(reading.engine) } : reading,
  answers,
});

/** Adds the weight to a card of products that are ranked by it. Cards show the other measures anyway. */
export function withMeasure(
  outline: ProductOutline,
  { weight }: { weight?: number | undefined },
  language: Language,
  understood: Understood | undefined,
): ProductOutline {
  const isByWeight = understood?.reading.kind === 'most' && understood.reading.by === 'weight';
  if (!isByWeight || weight === undefined) return outline;
  return { ...outline, figures: [...(outline.figures ?? []), ['weight', `${formatFigure(weight, language)} g`]] };
}
