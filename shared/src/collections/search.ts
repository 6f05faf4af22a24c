import MiniSearch, { type SearchOptions } from 'minisearch';
import { fromKeys } from '../contract/keys-of.ts';
import { byLanguage, languageCodes } from '../words/languages.ts';
import { grammars } from '../words/search-question-words.ts';
import { ENGINE, synonyms } from '../words/synonyms.ts';
import { plainText } from './plain-text.ts';
import { allNames, nameField, nameFields, type SearchEntry } from './search-index.ts';

/** Returns the words of a list in all languages. */
const wordsOf = (list: 'stopWords' | 'packaging' | 'packagingOf'): string[] =>
  languageCodes.flatMap((language) => grammars[language][list].split(' '));

const stopWords = new Set(wordsOf('stopWords'));

/** Removes the plural ending, so that 'candela' equals 'candele' and 'plug' equals 'plugs'. */
const stemOf = (word: string): string =>
  /\d/.test(word) || word.length < 4 ? word : word.replace(/s$/, '').replace(/(?<=.{5})[aeio]$/, '');

/** A scale of model cars such as '1:8' or '1-10', not a part of a code or date. */
const SCALE = /(?<![\w/.-])1 ?[:/-] ?(5|6|8|10|12|16)(?![\w/.-])/g;

const withoutPunctuation = (text: string): string => text.replace(/[^\p{L}\p{N}.]|\.(?!\d)|(?<!\d)\./gu, '');

/** Writes figures, scales and abbreviations in one way: '42.000', '3,50', '1/8' and 'p&l' become '42000', '3.5', 'scala8' and two words. */
const withOneSpelling = (text: string): string =>
  plainText(text)
    .replace(/€/g, ' euro ')
    .replace(/(?<![\d.,])([1-9]\d{0,2})[.,](?=\d{3}(?![\d.,]))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/\d+(?:\.\d+)?/g, (figure) => (figure.includes('.') ? String(Number(figure)) : figure))
    .replace(/(?<=\p{L}{4})\/(?=\p{L}{4})|(?<=\p{L}{4})\.?(?=\d)/gu, ' ')
    .replace(SCALE, ' scala$1 ')
    .replace(/(?<=\d) ?[x×] ?(?=[\d.])/g, ' ')
    .replace(/\b(break|breaking|run|running) in\b/g, '$1-in')
    .replace(/(?<![\p{L}\p{N}])p ?[&/+] ?[ls](?![\p{L}\p{N}])/gu, 'pistone camicia');

/** Splits a text at spaces and removes stop words, unless nothing else is left. */
export function wordsIn(text: string): string[] {
  const words = withOneSpelling(text)
    .split(/[\s'’]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const contentWords = words.filter((word) => !stopWords.has(word));
  return contentWords.length > 0 ? contentWords : words;
}

/** Joins words to one term without punctuation: 'glow plug' becomes 'glowplug'. */
export const toTerm = (...words: readonly string[]): string => stemOf(withoutPunctuation(words.join('')));

/** Joins each word with its successor. Returns an empty term for words with digits. */
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => {
    const pair = words[at] + word;
    return /\d/.test(pair) ? '' : toTerm(pair);
  });

/** Terms with the same meaning. */
const synonymsOf = new Map<string, string[]>();
for (const words of synonyms) {
  const terms = words.map((word) => toTerm(...wordsIn(word)));
  for (const term of terms) synonymsOf.set(term, terms);
}

export const isSynonym = (term: string): boolean => synonymsOf.has(term);

/** Returns the search terms of a word: every suffix of a hyphenated word, so that 'm21p01' finds 'RP-M21-P01', and the synonyms. */
function termsOf(word: string): string[] {
  const pieces = word.match(/\d+\.\d+[a-z]*|[\p{L}\p{N}]+/gu) ?? [];
  const terms = [...pieces, ...pieces.map((_, at) => pieces.slice(at).join(''))].map(stemOf);
  return [...new Set([...terms, ...terms.flatMap((term) => synonymsOf.get(term) ?? [])])];
}

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const packaging = new RegExp(`\\b${anyOf(wordsOf('packaging'))}\\b(?: ${anyOf(wordsOf('packagingOf'))}\\b)?`, 'gi');

/** Returns the function that finds the word for what a product is in its name in a language. */
const headNounIn = byLanguage((language) => {
  const { afterNoun } = grammars[language];
  if (!afterNoun) return (name: string) => /\p{L}{2,}/u.exec(name)?.[0];
  const end = new RegExp(`[,:;(]|\\s\\.?\\d|\\s${anyOf(afterNoun.split(' '))}\\s`);
  return (name: string) => name.split(end)[0]?.trim().split(/\s/).at(-1);
});

/** Returns words for what a product is: its type and the noun of its name in each language. */
function headNouns({ kind, ...names }: SearchEntry): string {
  if (kind === ENGINE) return kind;
  const nouns = languageCodes.map((language) =>
    headNounIn[language](names[nameField(language)].replace(packaging, '')),
  );
  return [kind, ...nouns].join(' ');
}

/** Returns the first word of an engine's name, such as 'Tuono'; empty for other products. */
const modelOf = ({ name, kind }: SearchEntry): string => (kind === ENGINE ? (/\p{L}{3,}/u.exec(name)?.[0] ?? '') : '');

const fields = ['head', ...nameFields, 'code', 'words', 'pairs'];

const options = {
  fields,
  // Almost every product has a word with a given first letter, so a single letter is a prefix only next to longer words.
  prefix: (term: string, _: number, terms: string[]) => term.length > 1 || terms.some(({ length }) => length > 1),
  boost: { head: 5, ...fromKeys(nameFields, () => 3), code: 4, pairs: 0.1 },
  // With fuzzy matching, a word with an error counts almost as much as the others.
  weights: { prefix: 0.375, fuzzy: 0.9 },
} satisfies SearchOptions;

const isFurther = (field: string): boolean => field === 'words' || field === 'pairs';

/** Typing errors that are allowed in a term. Terms with digits, such as codes, must be exact. */
const maxTypos = (term: string): number | false =>
  /\d/.test(term) || term.length < 4 ? false : term.length < 7 ? 1 : 2;

interface Hit<E> {
  product: E;
  /** True if a word is in its name or code, rather than in its texts only. */
  isNamed: boolean;
}

export interface Search<E> {
  /** Returns the terms of a query's words, joined where the index has them joined. */
  termsOf: (words: readonly string[]) => string[];
  /** Returns the products that contain every term or prefix, best first. If there are none, allows typing errors. */
  find: (terms: readonly string[]) => Hit<E>[];
  /** Returns the products that contain every term as it is written. */
  exactly: (terms: readonly string[]) => E[];
  /** Returns the products that contain some of the terms, or similar ones. */
  near: (terms: readonly string[]) => E[];
  /** True if a term of the index begins so. */
  isKnown: (term: string) => boolean;
  /** Returns the products that a term names: by their head noun, or engines by their model. */
  named: (term: string, by: 'head' | 'model') => ReadonlySet<E>;
}

/** Texts of an entry besides its own fields. */
const derivedTexts: Record<string, (entry: SearchEntry) => string> = {
  head: headNouns,
  model: modelOf,
  pairs: allNames,
};

/** Creates an empty index, with the terms of each word in it. */
function createIndex<E extends SearchEntry>() {
  const termCache = new Map<string, string[]>();
  const cachedTerms = (word: string): string[] => {
    const terms = termCache.get(word) ?? termsOf(word);
    termCache.set(word, terms);
    return terms;
  };
  const index = new MiniSearch<{ id: number; entry: E }>({
    fields: [...fields, 'model'],
    extractField: ({ id, entry }, field) =>
      field === 'id' ? id : (derivedTexts[field]?.(entry) ?? entry[field as keyof E]),
    tokenize: (text, field) => {
      const words = wordsIn(text);
      // The field `words` is unordered, so its neighbours are unrelated.
      const pairs = field === 'words' ? [] : pairsOf(words);
      if (field === 'pairs') return pairs;
      return [...words, ...pairs.filter((pair) => synonymsOf.has(pair))].flatMap(cachedTerms);
    },
    processTerm: (term) => term,
  });
  return { index, termCache };
}

const documentsOf = <E>(entries: readonly E[]) => entries.map((entry, id) => ({ entry, id }));

export function createSearch<E extends SearchEntry>(entries: readonly E[]): Search<E> {
  const created = createIndex<E>();
  created.index.addAll(documentsOf(entries));
  return searchIn(entries, created);
}

/** About 5 ms on a computer, ten times as long on a slow phone. */
const ENTRIES_PER_SLICE = 25;

/** Creates a search in short tasks, so that a browser stays responsive: in one task, 2,000 entries take it half a second or more. */
export async function createSearchInSlices<E extends SearchEntry>(entries: readonly E[]): Promise<Search<E>> {
  const created = createIndex<E>();
  await created.index.addAllAsync(documentsOf(entries), { chunkSize: ENTRIES_PER_SLICE });
  return searchIn(entries, created);
}

function searchIn<E extends SearchEntry>(
  entries: readonly E[],
  { index, termCache }: ReturnType<typeof createIndex<E>>,
): Search<E> {
  const indexedTerms = [...new Set([...termCache.values()].flat())];

  /** Joins two neighbours if an indexed term begins with the joined word. */
  const joinedTerms = (words: readonly string[]): string[] => {
    const pairs = pairsOf(words);
    const terms: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const pair = pairs[at];
      if (pair && indexedTerms.some((term) => term.startsWith(pair))) {
        terms.push(pair);
        at += 1;
      } else terms.push(toTerm(words[at] ?? ''));
    }
    return terms;
  };
  const search = (terms: readonly string[], overrides: SearchOptions): Hit<E>[] =>
    index.search(' ', { ...options, tokenize: () => [...terms], ...overrides }).flatMap(({ id, match }) => {
      const product = entries[id];
      const isNamed = Object.values(match).some((fields) => fields.some((field) => !isFurther(field)));
      return product ? [{ product, isNamed }] : [];
    });
  const firstNonEmpty = (terms: readonly string[], ...strategies: SearchOptions[]): Hit<E>[] =>
    strategies.reduce<Hit<E>[]>((found, strategy) => (found.length > 0 ? found : search(terms, strategy)), []);
  const productsOf = (hits: readonly Hit<E>[]): E[] => hits.map(({ product }) => product);
  const isKnown = (term: string): boolean => indexedTerms.some((known) => known.startsWith(term));
  return {
    termsOf: joinedTerms,
    isKnown,
    find: (terms) => firstNonEmpty(terms, { combineWith: 'AND' }, { combineWith: 'AND', fuzzy: maxTypos }),
    exactly: (terms) => productsOf(search(terms, { combineWith: 'AND', prefix: false })),
    near: (terms) =>
      productsOf(firstNonEmpty(terms, { combineWith: 'OR', fuzzy: maxTypos }, { combineWith: 'OR', fuzzy: 0.4 })),
    named: (term, by) => {
      const scope: SearchOptions = { fields: [by], prefix: term.length > 2 };
      return new Set(
        productsOf(firstNonEmpty([term], scope, ...(isKnown(term) ? [] : [{ ...scope, fuzzy: maxTypos }]))),
      );
    },
  };
}

export const codeOf = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '');
