import { keysOf } from '../contract/keys-of.ts';
import {
  CLASS_FILLERS,
  componentsFirst,
  LOWER_LIMITS,
  OPTIONAL_WORDS,
  partWords,
  QUESTION_FILLERS,
  superlatives,
  topicPhrases,
  UPPER_LIMITS,
  units,
  uses,
} from '../words/search-question-words.ts';
import { guideTopics, type Topic } from '../words/search-topics.ts';
import { ENGINE, wordsOfType } from '../words/synonyms.ts';
import { codeOf, createSearch, isSynonym, toTerm, wordsIn } from './search.ts';
import { allNames, type GuideAnswer, type IndexedProduct, type Measure } from './search-index.ts';

/** Interpretation of a question. */
export type Reading<E> =
  /** `mention`: the words are only in the texts of the products. */
  | { kind: 'words' | 'mention' | 'figure' | 'code' }
  /** `isMade` is false if no engine is for that class, and similar ones are listed. */
  | { kind: 'class'; isMade: boolean }
  | { kind: 'parts'; engine: E }
  | { kind: 'most'; by: Measure; most: boolean; value: number };

export interface Interpretation<E> {
  /** The product with the article code that was asked for. */
  exact?: E | undefined;
  found: E[];
  /** At most three products: the first ones, or similar ones if none was found. */
  nearest: E[];
  /** Pages that answer the question. */
  answers: Topic[];
  reading: Reading<E>;
}

const MAX_NEAREST = 3;

/** A word of a question, as it is written and as it is compared. */
interface Word {
  text: string;
  term: string;
}

const wordsOf = (text: string): Word[] => wordsIn(text).map((word) => ({ text: word, term: toTerm(word) }));

const toText = (words: readonly Word[]): string => words.map(({ term }) => term).join(' ');

/** Phrases, the longest ones first. */
const phrasesOf = (text: string): Word[][] =>
  text
    .split(', ')
    .map(wordsOf)
    .sort((one, other) => other.length - one.length);

/** Removes the first of the phrases that a question contains; undefined if it contains none. */
function withoutPhrase(words: readonly Word[], phrases: readonly Word[][]): Word[] | undefined {
  for (const phrase of phrases) {
    const at = words.findIndex((_, start) => phrase.every(({ term }, offset) => words[start + offset]?.term === term));
    if (at >= 0) return [...words.slice(0, at), ...words.slice(at + phrase.length)];
  }
  return undefined;
}

/** Removes every one of the phrases. */
function withoutPhrases(words: readonly Word[], phrases: readonly Word[][]): Word[] {
  const rest = withoutPhrase(words, phrases);
  return rest ? withoutPhrases(rest, phrases) : [...words];
}

const engineWords = phrasesOf(`${ENGINE}, motori, engine, motor`);
const partList = partWords.map(({ categories, phrases }) => ({ categories, phrases: phrasesOf(phrases) }));
const partPhrases = partList.flatMap(({ phrases }) => phrases);
const fillers = phrasesOf(QUESTION_FILLERS);
const upperLimits = phrasesOf(UPPER_LIMITS);
const lowerLimits = phrasesOf(LOWER_LIMITS);
const classFillers = phrasesOf(CLASS_FILLERS);
const useList = uses.map(({ use, scale, phrases }) => ({ use: toTerm(use), scale, phrases: phrasesOf(phrases) }));
const superlativeList = superlatives.map(({ phrases, ...entry }) => ({ ...entry, phrases: phrasesOf(phrases) }));
const topicList = keysOf(topicPhrases).map((topic) => ({ topic, phrases: phrasesOf(topicPhrases[topic]) }));
const topicTerms = new Set(topicList.flatMap(({ phrases }) => phrases.flat().map(({ term }) => term)));
const optionalTerms = wordsOf(OPTIONAL_WORDS).map(({ term }) => term);
const unitList = units.map(({ by, words }) => ({ by, terms: wordsOf(words).map(({ term }) => term) }));

/** Returns the first guide whose title names each of the topics that guides answer. */
export const guidesByTopic = (guides: readonly Omit<GuideAnswer, 'topic'>[]): GuideAnswer[] =>
  guideTopics.flatMap((topic) => {
    const phrases = phrasesOf(topicPhrases[topic]);
    const guide = guides.find((each) => withoutPhrase(wordsOf(allNames(each)), phrases));
    return guide ? [{ ...guide, topic }] : [];
  });

/** True if two words differ by one letter: replaced, added, left out or exchanged with its neighbour. */
function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (word: string, skipped: number) => word.slice(at + skipped);
  if (short.length < long.length) return rest(long, 1) === rest(short, 0);
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at];
  return rest(long, 1) === rest(short, 1) || (isExchanged && rest(long, 2) === rest(short, 2));
}

const MIN_TYPO_LENGTH = 6;

/** Replaces a word by one of the phrases that differs by a typing error. Short words are too similar to others. */
const corrected = (words: readonly Word[], phrases: readonly Word[][]): Word[] => {
  const known = phrases.flat().filter(({ term }) => term.length >= MIN_TYPO_LENGTH - 1);
  return words.map((word) =>
    word.term.length < MIN_TYPO_LENGTH - 1 || topicTerms.has(word.term)
      ? word
      : (known.find(({ term }) => term !== word.term && isTypo(word.term, term)) ?? word),
  );
};

const SCALE_TERM = /^scala\d+$/;
const FIGURE = /^\d+(?:\.\d+)?$/;
const FIGURE_WITH_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** Cubic centimetres: 'cc', 'ccm' or 'cm3', alone or after a figure. */
const CC = /c(?:cm?|m3)$/;

/** Displacement classes by the terms that name them. */
const sizes = new Map([
  ...['21', '3.5', '3.49'].map((term) => [term, '21'] as const),
  ...['12', '2.1', '2.11'].map((term) => [term, '12'] as const),
]);

interface CarClass {
  scale?: string;
  use?: string;
  size?: string;
}

/** Splits a question into the class that it names and the other words. */
function splitClass(words: readonly Word[]): { of: CarClass; rest: Word[] } {
  const of: CarClass = {};
  let others = [...words];
  for (const { use, scale, phrases } of useList) {
    const without = withoutPhrase(others, phrases);
    if (!without) continue;
    others = withoutPhrases(without, phrases);
    of.use = use;
    if (scale) of.scale = scale;
  }
  const rest = others.filter(({ term }) => {
    const size = sizes.get(term.replace(CC, ''));
    if (SCALE_TERM.test(term)) of.scale = term;
    else if (size && !of.size) of.size = size;
    else return term.replace(CC, '') !== '';
    return false;
  });
  return { of, rest };
}

const isClass = ({ scale, use, size }: CarClass): boolean => Boolean(scale || use || size);

/** True if a product of a part type ranks before its assembly. */
const rankOfKind = (kind: string): number => {
  const rank = componentsFirst.indexOf(kind);
  return rank < 0 ? componentsFirst.length : rank;
};

const unitOf = (term = '') => unitList.find(({ terms }) => terms.includes(term));

/** The words of a question. A figure is separate from its unit and from another figure: '258mm', '300-400'. */
const questionWords = (text: string): Word[] =>
  wordsOf(text).flatMap((word) => {
    if (/^\d+[-/]\d+$/.test(word.text)) return wordsOf(word.text.replace(/\D/, ' '));
    const [, figure, unit] = FIGURE_WITH_UNIT.exec(word.term) ?? [];
    return figure && unitOf(unit) ? wordsOf(`${figure} ${unit}`) : [word];
  });

/** Figures without their units, as the index has them. */
const withoutUnits = (words: readonly Word[]): Word[] =>
  words.filter(({ term }, at) => !unitOf(term) || !FIGURE.test(words[at - 1]?.term ?? ''));

/** Leaves out single digits next to figures other than classes: those of dimensions are not indexed. */
const withoutDigits = (terms: readonly string[]): string[] => {
  const isOther = (term: string) => term.length > 1 && FIGURE.test(term) && !sizes.has(term);
  return terms.filter((term) => !/^\d$/.test(term) || !terms.some(isOther));
};

/** Words between parts or engines that a question lists. */
const JOINT = /\s(?:e|ed|and|&|\+|or|o(?! ring))\s|,\s/i;

/** Words before an article code, as the pages label it. */
const CODE_LABEL =
  /^(?:\W*\b(?:cod(?:ice)?|art(?:icolo|icle)?|code|part|p\/n|no|n|number|numero|ref|sku|ricambio)\b)+\W*/i;

/** True if a term names a type of part. */
const isPart = (term: string): boolean =>
  isSynonym(term) && !engineWords.some(([word]) => word?.term === term) && !sizes.has(term);

/** Caches what is computed from the texts of a catalogue. */
function cached<V>(compute: (text: string) => V): (text: string) => V {
  const values = new Map<string, V>();
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = compute(text);
    values.set(text, value);
    return value;
  };
}

export function createInterpreter<E extends IndexedProduct>(products: readonly E[], search = createSearch(products)) {
  const engines = products.filter(({ category }) => category === 'motori');
  const termsIn = cached((text) => wordsOf(text).map(({ term }) => term));
  const codeIn = cached(codeOf);
  const enginesOf = (part: E): E[] => part.fits.flatMap((at) => products[at] ?? []);
  const termsOf = (words: readonly Word[]): string[] => search.termsOf(words.map(({ text }) => text));
  const answer = (found: E[], reading: Reading<E>): Interpretation<E> => ({ found, nearest: [], answers: [], reading });

  const isOf = (product: E, { scale, use, size }: CarClass): boolean => {
    const terms = termsIn(product.use);
    return (
      (!scale || terms.includes(scale)) &&
      (!use || terms.includes(use)) &&
      (!size || termsIn(product.name).includes(size))
    );
  };
  const isForClass = (product: E, of: CarClass): boolean =>
    isOf(product, of) || enginesOf(product).some((engine) => isOf(engine, of));

  /** The engines of a class, or of its scale or use alone, then their pipes and plugs, then what else is for them. */
  function byClass({ scale, use, size }: CarClass, onlyEngines: boolean): Interpretation<E> {
    const sized = { ...(size && { size }) };
    const wider: CarClass[] = [
      { ...sized, ...(scale && { scale }), ...(use && { use }) },
      { ...sized, ...(scale && { scale }) },
      { ...sized, ...(use && { use }) },
    ];
    const of = wider.find((some) => isClass(some) && engines.some((engine) => isOf(engine, some)));
    const made = of ? engines.filter((engine) => isOf(engine, of)) : engines;
    const isForMade = (part: E) => enginesOf(part).some((engine) => made.includes(engine));
    const parts = onlyEngines || !of ? [] : products.filter((part) => !engines.includes(part) && isForMade(part));
    const rankOf = ({ category, kind }: E): number =>
      category === 'marmitte' ? 0 : kind === wordsOfType('glow_plug') ? 1 : 2;
    parts.sort((one, other) => rankOf(one) - rankOf(other));
    return answer([...made, ...parts], { kind: 'class', isMade: of === wider[0] });
  }

  /** True if the words are in the names of a product. */
  const isName = (words: readonly Word[], product: E): boolean =>
    words.every(({ term }) => termsIn(allNames(product)).includes(term));

  /** Returns the engine that a question names, and the words that are not of its name. */
  function engineIn(words: readonly Word[]): { engine: E; candidates: E[]; rest: Word[] } | undefined {
    const isExact = ({ term }: Word) => engines.some(({ name }) => termsIn(name)[0] === term);
    for (const word of [...words.filter(isExact), ...words]) {
      const named = search.named(word.term, 'model');
      if (named.size === 0 || search.named(word.term, 'head').size > 0) continue;
      let candidates = engines.filter((engine) => named.has(engine));
      const rest = words.filter((other) => {
        if (other === word) return false;
        const isIn = (engine: E) => isName([other], engine);
        const narrowed = candidates.filter(isIn);
        if (narrowed.length > 0) candidates = narrowed;
        return narrowed.length === 0;
      });
      const [engine] = candidates.sort((one, other) => one.name.length - other.name.length);
      if (engine) return { engine, candidates, rest };
    }
    return undefined;
  }

  /** The engines that a question compares: it names several and no part. */
  function byEngines(words: readonly Word[]): Interpretation<E> | undefined {
    const found: E[] = [];
    let rest = [...words];
    for (let named = engineIn(rest); named; named = engineIn(rest)) {
      if (!rest.some(({ term }) => termsIn(named.engine.name).includes(term))) return undefined;
      found.push(named.engine);
      rest = named.rest;
    }
    if (found.length < 2 || termsOf(rest).some(isPart)) return undefined;
    return { ...answer(found, { kind: 'words' }), answers: ['compare'] };
  }

  function byEngine(words: readonly Word[]): Interpretation<E> | undefined {
    const named = engineIn(words);
    if (!named || named.rest.length === 0) return undefined;
    const { engine, candidates } = named;
    const asked = corrected(named.rest, partPhrases);
    const parts = products.filter((product) => enginesOf(product).includes(engine));
    const others = withoutPhrases(asked, partPhrases);
    const isParts = others.length < asked.length;
    const rest = withoutPhrases(others, engineWords).filter(({ term }) => !unitOf(term));
    const ofPart = byWords(others, true);
    const found = isParts && rest.length === 0 ? parts : ofPart.found.filter((product) => parts.includes(product));
    const isMeant = (isParts || ofPart.reading.kind !== 'mention') && (isParts || rest.length > 0);
    if (isMeant && found.length > 0) return answer(found, { kind: 'parts', engine });
    // Of a sentence around an engine, the part that it names is meant, or else the engine.
    const terms = termsOf(rest).filter(isPart);
    const [head] = headsIn(terms);
    const some = head ? parts.filter((part) => head.heads.has(part)) : isParts ? parts : [];
    if (some.length > 0) return answer(some, { kind: 'parts', engine });
    return terms.length > 0 ? undefined : answer([...new Set([...candidates, ...found])], { kind: 'words' });
  }

  function byFigure(words: readonly Word[]): Interpretation<E> | undefined {
    const terms = words.map(({ term }) => term);
    const [figure, ...others] = withoutDigits(terms.filter((term) => FIGURE.test(term)));
    if (!figure || !terms.every((term) => FIGURE.test(term) || unitOf(term))) return undefined;
    const unit = terms.map(unitOf).find(Boolean);
    const by = unit?.by;
    const measured = by && others.length === 0 ? products.filter((product) => product[by] === Number(figure)) : [];
    // No text has prices.
    if (by === 'price') return measured.length > 0 ? answer(measured, { kind: 'figure' }) : undefined;
    measured.sort((one, other) => Number(engines.includes(other)) - Number(engines.includes(one)));
    const some = [...new Set([...measured, ...search.exactly([figure, ...others])])];
    const priced = () => products.filter(({ price }) => price === Number(figure));
    return answer(some.length > 0 || unit || others.length > 0 ? some : priced(), { kind: 'figure' });
  }

  /** Products whose code contains a text with letters and digits, or else an earlier or foreign code of theirs. */
  function byCode(
    words: readonly Word[],
    text = words.map(({ text }) => text).join(' '),
  ): Interpretation<E> | undefined {
    const part = codeOf(text);
    const isCode =
      /\d/.test(part) && /\p{L}/u.test(part) && text.split(' ').every((word) => /\d/.test(word) || word.length > 1);
    if (part.length < 3 || !isCode) return undefined;
    const found = products.filter(({ code }) => codeIn(code).includes(part));
    const others = () =>
      products.filter(({ words }) =>
        words.split(' ').some((word) => word.includes('-') && /\d/.test(word) && codeOf(word).includes(part)),
      );
    const some = found.length > 0 ? found : others();
    return some.length > 0 ? answer(some, { kind: 'code' }) : undefined;
  }

  const byNoun = (words: readonly Word[]): Interpretation<E> =>
    byPartList(words) ?? byEngine(words) ?? byWords(words, true);

  /** The products that a question ranks: those of its words, or the engines if it names only them or a class, or else `all`. */
  function ranked(words: readonly Word[], all: readonly E[]): readonly E[] {
    const { of, rest } = splitClass(words);
    const isEngine = isClass(of) || withoutPhrase(rest, engineWords);
    const kind = withoutPhrases(rest, [...fillers, ...engineWords]);
    const bare = withoutPhrases(kind, classFillers);
    if (bare.length === 0) return isEngine ? engines.filter((engine) => isOf(engine, of)) : all;
    const model = engineIn(kind);
    const named = model?.rest.length === 0 ? model.candidates : byNoun(kind).found;
    return (named.length > 0 ? named : byNoun(bare).found).filter((product) => isForClass(product, of));
  }

  /** Ranks products by a measure that is at least `min` and at most `max`. */
  function byMost(
    some: readonly E[],
    by: Measure,
    most: boolean,
    min = 0,
    max = Number.POSITIVE_INFINITY,
  ): Interpretation<E> | undefined {
    const found = some.filter(({ [by]: value = 0 }) => value > 0 && value >= min && value <= max);
    found.sort((one, other) => ((one[by] ?? 0) - (other[by] ?? 0)) * (most ? -1 : 1));
    const value = found[0]?.[by];
    return value === undefined ? undefined : answer(found, { kind: 'most', by, most, value });
  }

  function byMeasure(words: readonly Word[]): Interpretation<E> | undefined {
    // 'Volano leggero' may be a name.
    if (products.some((product) => isName(words, product))) return undefined;
    for (const { by, most, phrases } of superlativeList) {
      const others = withoutPhrase(words, phrases);
      const found = others && byMost(ranked(others, engines), by, most);
      if (found) return found;
    }
    return undefined;
  }

  /** Products within limits, from the most to the least, or upwards from a lower limit. A price without a word for a limit is an upper one. */
  function byLimits(words: readonly Word[]): Interpretation<E> | undefined {
    const figures = words.flatMap(({ term }, at) => {
      if (!FIGURE.test(term)) return [];
      const before = FIGURE.test(words[at - 2]?.term ?? '') ? undefined : unitOf(words[at - 1]?.term);
      return [{ term, unit: unitOf(words[at + 1]?.term) ?? (before?.by === 'price' ? before : undefined) }];
    });
    const unit = figures.find(({ unit }) => unit?.by)?.unit;
    const by = unit?.by ?? 'price';
    const limits = figures.filter((figure) => (figure.unit ? figure.unit.by === by : !sizes.has(figure.term)));
    const below = withoutPhrase(words, upperLimits);
    // Without a unit, the words of a lower limit stand before a figure at the end: 'più fredda 6' is none.
    const isDirect =
      words.at(-1)?.term === limits[0]?.term &&
      lowerLimits.some((phrase) => phrase.at(-1)?.term === words.at(-2)?.term);
    const above = below || !(unit || isDirect) ? undefined : withoutPhrase(words, lowerLimits);
    const isRange = limits.length > 1;
    if (limits.length === 0 || !(below || above || (unit && (isRange || by === 'price')))) return undefined;
    const rest = (below ?? above ?? words).filter(
      ({ term }) => unitOf(term)?.by !== by && !limits.some((limit) => limit.term === term),
    );
    const values = limits.map(({ term }) => Number(term));
    const min = above || isRange ? Math.min(...values) : 0;
    const max = above && !isRange ? Number.POSITIVE_INFINITY : Math.max(...values);
    return byMost(ranked(rest, products), by, Number.isFinite(max), min, max);
  }

  /** Returns the products that a word may name. Of several such words, the one for a component is meant, in any order. */
  function headsIn(terms: readonly string[]) {
    const rankOf = (heads: ReadonlySet<E>) => Math.min(...[...heads].map(({ kind }) => rankOfKind(kind)));
    return terms
      .flatMap((term) => {
        const heads = FIGURE.test(term) ? undefined : search.named(term, 'head');
        return heads && heads.size > 0 ? [{ term, heads, rank: rankOf(heads) }] : [];
      })
      .sort((one, other) => one.rank - other.rank);
  }

  /**
   * Returns the products with all words, first those that the head noun names. If the head noun names none of them, the words are a name, or
   * the other words may only say where the part belongs. Otherwise the question names something else.
   */
  function byWords(words: readonly Word[], onlyHeads = false): Interpretation<E> {
    const joined = termsOf(words);
    const separate = words.map(({ term }) => term);
    // A label of a drawing may join a head noun with its qualifier.
    const isLabel = headsIn(joined).length === 0 && !joined.some((term) => !separate.includes(term) && isSynonym(term));
    const terms = withoutDigits(isLabel && headsIn(separate).length > 0 ? separate : joined);
    const hits = search.find(terms);
    const all = hits.map(({ product }) => product);
    const [head, ...hosts] = headsIn(terms);
    if (!head)
      return answer(all, { kind: all.length === 0 || hits.some(({ isNamed }) => isNamed) ? 'words' : 'mention' });
    const [named, others] = [
      all.filter((product) => head.heads.has(product)),
      all.filter((product) => !head.heads.has(product)),
    ];
    if (named.length > 0) return answer(onlyHeads ? named : [...named, ...others], { kind: 'words' });
    if (all.some((product) => isName(words, product))) return answer(all, { kind: 'words' });
    const { of, rest } = splitClass(words);
    const without = termsOf(rest).filter((term) => term !== head.term);
    const isHost = without.every((term) => hosts.some((host) => host.term === term) || optionalTerms.includes(term));
    const found = isHost ? [...head.heads].filter((product) => isForClass(product, of)) : [];
    if (found.length === 0) return answer([], { kind: 'words' });
    return answer(onlyHeads ? found : [...found, ...others], { kind: 'words' });
  }

  /** A class alone or with words for engines, or these alone. */
  function byClassAlone(words: readonly Word[]): Interpretation<E> | undefined {
    const { of, rest } = splitClass(words);
    const others = withoutPhrases(rest, classFillers);
    if (withoutPhrases(others, engineWords).length > 0) return undefined;
    if (isClass(of)) return byClass(of, others.length > 0);
    return others.length > 0 && engines.length > 0 ? answer(engines, { kind: 'words' }) : undefined;
  }

  /** A list of parts, or that of a class. */
  function byPartList(words: readonly Word[]): Interpretation<E> | undefined {
    const { of, rest } = splitClass(words);
    const others = withoutPhrases(rest, classFillers);
    for (const { categories, phrases } of partList) {
      if (!withoutPhrase(others, phrases) || withoutPhrases(others, [...phrases, ...engineWords]).length > 0) continue;
      const parts = products.filter((part) => categories.includes(part.category) && isForClass(part, of));
      if (parts.length > 0) return answer(parts, { kind: 'words' });
    }
    return undefined;
  }

  const byPartsOfEngine = (words: readonly Word[]): Interpretation<E> | undefined =>
    withoutPhrase(words, partPhrases) && byEngine(words);

  /** Each of several engines or parts, or parts of each of several engines: 'biella e pistone tuono', 'candele per tuono e bora'. */
  function byEach(text: string): Interpretation<E> | undefined {
    const pieces = text.split(JOINT).map(questionWords);
    const words = pieces.flat();
    const isWhole = (product: E) => termsIn(allNames(product)).join(' ').includes(toText(words));
    if (pieces.length < 2 || search.exactly(termsOf(words)).some(isWhole)) return undefined;
    const named = pieces.map((piece) => engineIn(piece) ?? { engine: undefined, rest: piece });
    const models = [...new Set(named.flatMap(({ engine }) => engine ?? []))];
    const { of } = splitClass(words);
    const kinds = named
      .map(({ rest }) => withoutPhrases(splitClass(rest).rest, [...fillers, ...engineWords]))
      .filter(({ length }) => length > 0);
    if (Math.max(kinds.length, models.length) < 2) return undefined;
    if (kinds.length === 0) return { ...answer(models, { kind: 'words' }), answers: ['compare'] };
    if (!kinds.every((kind) => withoutPhrase(kind, partPhrases) || headsIn(termsOf(kind)).length > 0)) return undefined;
    const found = kinds.map((kind) => {
      if (models.length === 0) return byNoun(kind).found.filter((product) => isForClass(product, of));
      return models.flatMap((engine) => {
        const parts = byEngine([...wordsOf(engine.name), ...kind]);
        return parts?.reading.kind === 'parts' ? parts.found : [];
      });
    });
    if (found.some(({ length }) => length === 0)) return undefined;
    const [engine, ...others] = models;
    return answer(
      [...new Set(found.flat())],
      engine && others.length === 0 ? { kind: 'parts', engine } : { kind: 'words' },
    );
  }

  /** Reads the question without the words around it. */
  function byEssence(words: readonly Word[]): Interpretation<E> | undefined {
    // While one types, 'can' may become 'candela'.
    const last = words.at(-1);
    const isBeginning = last?.term.length === 3 && search.named(last.term, 'head').size > 0;
    const asked = isBeginning ? [...withoutPhrases(words.slice(0, -1), fillers), last] : withoutPhrases(words, fillers);
    return asked.length > 0 && asked.length < words.length ? understand(asked) : undefined;
  }

  function byNames(words: readonly Word[]): Interpretation<E> {
    const named = byEngines(words) ?? byEngine(words) ?? byWords(words);
    if (named.found.length > 0) return named;
    const bare = withoutPhrases(words, engineWords);
    const plain = withoutUnits(termsOf(bare).some(isPart) ? bare : words);
    const isPlainer = plain.length > 0 && toText(plain) !== toText(words);
    return isPlainer ? understand(plain) : named;
  }

  /** From the most specific question to the least. */
  const ways = [byClassAlone, byPartList, byCode, byMeasure, byFigure, byLimits, byPartsOfEngine, byEssence];

  /** `text` is the question as it was written: a code may have an 'x' between figures. */
  function understand(words: readonly Word[], text?: string): Interpretation<E> {
    for (const by of ways) {
      const found = by(words, text);
      if (found) return found;
    }
    return byNames(words);
  }

  /** Finds the product with an article code, in any case, and without hyphens or with spaces instead. */
  function withCode(text: string): E | undefined {
    const wanted = codeOf(text);
    const found = wanted ? products.filter(({ code }) => codeIn(code) === wanted) : [];
    return found.length === 1 ? found[0] : undefined;
  }

  /** Answers a question, also while it is being typed. */
  return (text: string): Interpretation<E> => {
    const unlabelled = text.replace(CODE_LABEL, '');
    const exact = withCode(text) ?? withCode(unlabelled);
    if (exact) return { ...answer([exact], { kind: 'code' }), exact };
    const words = questionWords(text);
    const topics = topicList.flatMap(({ topic, phrases }) => {
      const likely = words.map((word) => (search.isKnown(word.term) ? word : (corrected([word], phrases)[0] ?? word)));
      const rest = withoutPhrase(likely, phrases) ?? withoutPhrase(words, phrases);
      return rest ? [{ topic, rest }] : [];
    });
    const understood = byEach(text) ?? understand(words, unlabelled);
    const [topic] = topics;
    if (topic) {
      const answers = [...new Set([...topics.map(({ topic }) => topic), ...understood.answers])];
      const isFound = understood.found.length > 0 && understood.reading.kind !== 'mention';
      if (topic.rest.length === 0)
        return { ...understood, found: search.exactly(termsOf(words)).length > 0 ? understood.found : [], answers };
      if (isFound) return { ...understood, answers };
      const others = understand(topic.rest);
      return others.reading.kind === 'mention'
        ? { ...others, found: [], nearest: [], answers }
        : { ...others, answers };
    }
    const nearest = understood.found.length > 0 ? understood.found : search.near(termsOf(words));
    return { ...understood, nearest: nearest.slice(0, MAX_NEAREST) };
  };
}
