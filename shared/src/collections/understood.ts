import { formatFigure } from '../words/format-figure.ts';
import { defaultLanguage, type Language } from '../words/languages.ts';
import type { Topic } from '../words/search-topics.ts';
import { slugIn } from './in-language.ts';
import type { EngineChoice, ProductOutline } from './product-outline.ts';
import { type GuideAnswer, type NameField, nameField } from './search-index.ts';
import type { Interpretation, Reading } from './search-question.ts';

/** Interpretation of a search for the catalogue, with the pages that answer it. */
export interface Understood {
  reading: Reading<EngineChoice>;
  answers: readonly Topic[];
  /** Guides that answer some of the topics. */
  guides: readonly GuideLink[];
}

interface NameIn {
  name: string;
  /** Set if the name is not translated. */
  lang?: typeof defaultLanguage | undefined;
}

interface GuideLink extends NameIn {
  topic: Topic;
  slug: string;
}

/** Returns the name of a product or guide in a language. */
export function entryName(language: Language, entry: Record<NameField, string>): NameIn {
  const name = entry[nameField(language)];
  return name ? { name } : { name: entry.name, lang: defaultLanguage };
}

const guideLink = (language: Language, guide: GuideAnswer): GuideLink => ({
  topic: guide.topic,
  slug: slugIn(language, guide),
  ...entryName(language, guide),
});

/** A guide that answers several topics is the answer of the first one. */
export function understoodIn<E>(
  { reading, answers }: Pick<Interpretation<E>, 'reading' | 'answers'>,
  choiceOf: (engine: E) => EngineChoice,
  guides: readonly GuideAnswer[],
  language: Language,
): Understood {
  const links = guides.filter(({ topic }) => answers.includes(topic)).map((guide) => guideLink(language, guide));
  const targets = answers.map((topic) => links.find((link) => link.topic === topic)?.slug ?? `#${topic}`);
  return {
    reading: reading.kind === 'parts' ? { ...reading, engine: choiceOf(reading.engine) } : reading,
    answers: answers.filter((_, at) => targets.indexOf(targets[at] ?? '') === at),
    guides: links,
  };
}

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
