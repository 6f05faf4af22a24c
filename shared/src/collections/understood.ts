import { formatFigure } from '../words/format-figure.ts';
import { defaultLanguage, type Language } from '../words/languages.ts';
import type { Topic } from '../words/search-topics.ts';
import type { EngineChoice, ProductOutline } from './product-outline.ts';
import type { GuideAnswer } from './search-index.ts';
import type { Interpretation, Reading } from './search-question.ts';

/** Interpretation of a search for the catalogue, with the pages that answer it. */
export interface Understood {
  reading: Reading<EngineChoice>;
  answers: readonly Topic[];
  /** Guides that answer some of the topics. */
  guides: readonly GuideLink[];
}

interface GuideLink {
  topic: Topic;
  slug: string;
  name: string;
  lang?: 'it' | undefined;
}

/** Links a guide in a language. `lang` is set if its title is not translated. */
export const guideLink = (language: Language, { topic, slug, slugEn, name, nameEn }: GuideAnswer): GuideLink =>
  language === 'en' && nameEn
    ? { topic, slug: slugEn || slug, name: nameEn }
    : { topic, slug, name, ...(language !== defaultLanguage && { lang: 'it' as const }) };

export const understoodIn = <E>(
  { reading, answers }: Pick<Interpretation<E>, 'reading' | 'answers'>,
  choiceOf: (engine: E) => EngineChoice,
  guides: readonly GuideAnswer[],
  language: Language,
): Understood => ({
  reading: reading.kind === 'parts' ? { ...reading, engine: choiceOf(reading.engine) } : reading,
  answers,
  guides: guides.filter(({ topic }) => answers.includes(topic)).map((guide) => guideLink(language, guide)),
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
