import MiniSearch, { type SearchOptions } from 'minisearch';
import { ENGINE, synonyms } from '../words/synonyms.ts';
import { plainText } from './plain-text.ts';
import type { SearchEntry } from './search-index.ts';

/** Stop words: a search means the same without them. */
const STOP_WORDS = new Set(
  'a ai al alla all che con da dal dei del della dell delle di e ed i il in l la le lo per su un una and for my of on the to with'.split(
    ' ',
  ),
);

/** Removes the plural ending, so that 'candela' equals 'candele' and 'plug' equals 'plugs'. */
const stemOf = (word: string): string =>
  /\d/.test(word) || word.length < 4 ? word : word.replace(/s$/, '').replace(/(?<=.{5})[aeio]$/, '');

const withoutPunctuation = (text: string): string => text.replace(/[^\p{L}\p{N}.]|\.(?!\d)|(?<!\d)\./gu, '');

/** Splits a text at spaces and removes stop words, unless nothing else is left. */
function wordsIn(text: string): string[] {
  const words = plainText(text)
    .replace(/(\d),(?=\d)/g, '$1.')
    .split(/[\s'’]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const contentWords = words.filter((word) => !STOP_WORDS.has(word));
  return contentWords.length > 0 ? contentWords : words;
}

/** Joins words to one term without punctuation: 'glow plug' becomes 'glowplug'. */
const toTerm = (...words: readonly string[]): string => stemOf(withoutPunctuation(words.join('')));

/** Joins each word with its successor. Returns an empty term for words with digits. */
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => {
    const pair = words[at] + word;
    return /\d/.test(pair) ? '' : toTerm(pair);
  });

const synonymsOf = new Map<string, string[]>();
for (const words of synonyms) {
  const terms = words.map((word) => toTerm(...wordsIn(word)));
  for (const term of terms) synonymsOf.set(term, terms);
}

/** Returns the search terms of a word: every suffix of a hyphenated word, so that 'm21p01' finds 'RP-M21-P01', and the synonyms. */
function termsOf(word: string): string[] {
  const pieces = word.match(/\d+\.\d+[a-z]*|[\p{L}\p{N}]+/gu) ?? [];
  const terms = [...pieces, ...pieces.map((_, at) => pieces.slice(at).join(''))].map(stemOf);
  return [...new Set([...terms, ...terms.flatMap((term) => synonymsOf.get(term) ?? [])])];
}

/** Words for packaging. */
const PACKAGING = /\b(?:coppia|paio|confezione|set|kit|pair|pack)\b(?: (?:di|da|of)\b)?/gi;

/** Returns words for what a product is: its type, the first noun of an Italian name and the last one of an English name. */
function headNouns({ name, nameEn, kind }: SearchEntry): string {
  if (kind === ENGINE) return kind;
  const [first = ''] = /\p{L}{2,}/u.exec(name.replace(PACKAGING, '')) ?? [];
  const [phrase = ''] = nameEn.replace(PACKAGING, '').split(/[,:;(]|\s\.?\d|\s(?:for|with|of|in|to)\s/);
  return `${kind} ${first} ${phrase.trim().split(/\s/).at(-1)}`;
}

const options = {
  // Almost every product has a word with a given first letter, so a single letter is a prefix only next to longer words.
  prefix: (term: string, _: number, terms: string[]) => term.length > 1 || terms.some(({ length }) => length > 1),
  boost: { head: 5, name: 3, nameEn: 3, code: 4, pairs: 0.1 },
  // With fuzzy matching, a word with an error counts almost as much as the others.
  weights: { prefix: 0.375, fuzzy: 0.9 },
} as const satisfies SearchOptions;

/** Typing errors that are allowed in a term. Terms with digits, such as codes, must be exact. */
const maxTypos = (term: string): number | false =>
  /\d/.test(term) || term.length < 4 ? false : term.length < 7 ? 1 : 2;

export interface Search<E> {
  /** Returns the products that contain every word or prefix, best first. If there are none, allows typing errors. */
  find: (words: string) => E[];
  /** Returns the products that contain some of the words, or similar ones. */
  near: (words: string) => E[];
}

export function createSearch<E extends SearchEntry>(entries: readonly E[]): Search<E> {
  const termCache = new Map<string, string[]>();
  const cachedTerms = (word: string): string[] => {
    const terms = termCache.get(word) ?? termsOf(word);
    termCache.set(word, terms);
    return terms;
  };
  const index = new MiniSearch<SearchEntry & { id: number; head: string; pairs: string }>({
    fields: ['head', 'name', 'nameEn', 'code', 'words', 'pairs'],
    tokenize: (text, field) => {
      const words = wordsIn(text);
      // The field `words` is unordered, so its neighbours are unrelated.
      const pairs = field === 'words' ? [] : pairsOf(words);
      if (field === 'pairs') return pairs;
      return [...words, ...pairs.filter((pair) => synonymsOf.has(pair))].flatMap(cachedTerms);
    },
    processTerm: (term) => term,
  });
  index.addAll(
    entries.map((entry, id) => ({ ...entry, id, head: headNouns(entry), pairs: `${entry.name} ${entry.nameEn}` })),
  );
  const indexedTerms = [...new Set([...termCache.values()].flat())];

  /** Returns the terms of a query. Joins two neighbours if an indexed term begins with the joined word. */
  const tokenize = (text: string): string[] => {
    const words = wordsIn(text);
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
  const search = (text: string, overrides: SearchOptions): E[] =>
    index.search(text, { ...options, tokenize, ...overrides }).flatMap(({ id }) => entries[id] ?? []);
  const firstNonEmpty = (text: string, ...strategies: SearchOptions[]): E[] =>
    strategies.reduce<E[]>((found, strategy) => (found.length > 0 ? found : search(text, strategy)), []);
  return {
    find: (text) => firstNonEmpty(text, { combineWith: 'AND' }, { combineWith: 'AND', fuzzy: maxTypos }),
    near: (text) => firstNonEmpty(text, { combineWith: 'OR', fuzzy: maxTypos }, { combineWith: 'OR', fuzzy: 0.4 }),
  };
}

const codeOf = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the product with an article code, in any case, and without hyphens or with spaces instead. */
export function findByCode<E extends Pick<SearchEntry, 'code'>>(entries: readonly E[], text: string): E | undefined {
  const wanted = codeOf(text);
  const found = wanted ? entries.filter(({ code }) => codeOf(code) === wanted) : [];
  return found.length === 1 ? found[0] : undefined;
}
