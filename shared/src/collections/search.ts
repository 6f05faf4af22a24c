import MiniSearch, { type SearchOptions } from 'minisearch';
import { ENGINE, synonyms } from '../words/synonyms.ts';
import { plainText } from './plain-text.ts';
import type { SearchEntry } from './search-index.ts';

/** Words that join others: a search means the same without them. */
const JOINING = new Set(
  'a ai al alla all che con da dal dei del della dell delle di e ed i il in l la le lo per su un una and for my of on the to with'.split(
    ' ',
  ),
);

/** A word without the ending of its number: 'candela' and 'candele', 'plug' and 'plugs'. */
const stemOf = (word: string): string =>
  /\d/.test(word) || word.length < 4 ? word : word.replace(/s$/, '').replace(/(?<=.{5})[aeio]$/, '');

const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}.]|\.(?!\d)|(?<!\d)\./gu, '');

/** The words of a text, as they are between spaces. */
function wordsIn(text: string): string[] {
  const words = plainText(text)
    .replace(/(\d),(?=\d)/g, '$1.')
    .split(/[\s'’]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const others = words.filter((word) => !JOINING.has(word));
  return others.length > 0 ? others : words;
}

/** Words as one term, without their signs: 'glow plug' is 'glowplug'. */
const joined = (...words: readonly string[]): string => stemOf(withoutSigns(words.join('')));

/** Words without figures, each as one with its neighbour; none for others. */
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => {
    const pair = words[at] + word;
    return /\d/.test(pair) ? '' : joined(pair);
  });

const synonymsOf = new Map<string, string[]>();
for (const words of synonyms) {
  const terms = words.map((word) => joined(...wordsIn(word)));
  for (const term of terms) synonymsOf.set(term, terms);
}

/** The terms of a word: of what is joined by signs every end, so that 'RP-M21-P01' is found by 'm21p01'; and its synonyms. */
function termsOf(word: string): string[] {
  const pieces = word.match(/\d+\.\d+[a-z]*|[\p{L}\p{N}]+/gu) ?? [];
  const terms = [...pieces, ...pieces.map((_, at) => pieces.slice(at).join(''))].map(stemOf);
  return [...new Set([...terms, ...terms.flatMap((term) => synonymsOf.get(term) ?? [])])];
}

/** Words that say how a product is packed. */
const PACKED = /\b(?:coppia|paio|confezione|set|kit|pair|pack)\b(?: (?:di|da|of)\b)?/gi;

/** What a product is, not what it is like or for: its type, the first noun of an Italian name, the last one of an English name. */
function headOf({ name, nameEn, kind }: SearchEntry): string {
  if (kind === ENGINE) return kind;
  const [first = ''] = /\p{L}{2,}/u.exec(name.replace(PACKED, '')) ?? [];
  const [phrase = ''] = nameEn.replace(PACKED, '').split(/[,:;(]|\s\.?\d|\s(?:for|with|of|in|to)\s/);
  return `${kind} ${first} ${phrase.trim().replace(/.*\s/, '')}`;
}

const options = {
  // Nearly every product has a word that begins with a given letter: one counts beside longer words only.
  prefix: (term: string, _: number, terms: string[]) => term.length > 1 || terms.some(({ length }) => length > 1),
  boost: { head: 5, name: 3, nameEn: 3, code: 4, pairs: 0.1 },
  // Where errors are forgiven, a word that has one counts nearly as much as the others.
  weights: { prefix: 0.375, fuzzy: 0.9 },
} as const satisfies SearchOptions;

/** Typing errors that are forgiven in a term; in a code every character counts. */
const errorsIn = (term: string): number | false =>
  /\d/.test(term) || term.length < 4 ? false : term.length < 7 ? 1 : 2;

export interface Search<E> {
  /** The products that have every word, the best first; a beginning is enough. Where nothing has them, typing errors are forgiven. */
  find: (words: string) => E[];
  /** The products that have some of the words, or similar ones. */
  near: (words: string) => E[];
}

export function createSearch<E extends SearchEntry>(entries: readonly E[]): Search<E> {
  /** The terms of each word. */
  const known = new Map<string, string[]>();
  const knownTerms = (word: string): string[] => {
    const terms = known.get(word) ?? termsOf(word);
    known.set(word, terms);
    return terms;
  };
  const index = new MiniSearch<SearchEntry & { id: number; head: string; pairs: string }>({
    fields: ['head', 'name', 'nameEn', 'code', 'words', 'pairs'],
    tokenize: (text, field) => {
      const words = wordsIn(text);
      // Further words are in no order.
      const pairs = field === 'words' ? [] : pairsOf(words);
      if (field === 'pairs') return pairs;
      return [...words, ...pairs.filter((pair) => synonymsOf.has(pair))].flatMap(knownTerms);
    },
    processTerm: (term) => term,
  });
  index.addAll(
    entries.map((entry, id) => ({ ...entry, id, head: headOf(entry), pairs: `${entry.name} ${entry.nameEn}` })),
  );
  const single = [...new Set([...known.values()].flat())];

  /** The terms of a search: neighbours as one where a word begins so. */
  const tokenize = (text: string): string[] => {
    const words = wordsIn(text);
    const pairs = pairsOf(words);
    const terms: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const pair = pairs[at];
      if (pair && single.some((term) => term.startsWith(pair))) {
        terms.push(pair);
        at += 1;
      } else terms.push(joined(words[at] ?? ''));
    }
    return terms;
  };
  const search = (text: string, own: SearchOptions): E[] =>
    index.search(text, { ...options, tokenize, ...own }).flatMap(({ id }) => entries[id] ?? []);
  const firstFound = (text: string, ...ways: SearchOptions[]): E[] =>
    ways.reduce<E[]>((found, way) => (found.length > 0 ? found : search(text, way)), []);
  return {
    find: (text) => firstFound(text, { combineWith: 'AND' }, { combineWith: 'AND', fuzzy: errorsIn }),
    near: (text) => firstFound(text, { combineWith: 'OR', fuzzy: errorsIn }, { combineWith: 'OR', fuzzy: 0.4 }),
  };
}

const codeOf = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The product with an article code, in any case, without its hyphens or with spaces in their place. */
export function findByCode<E extends Pick<SearchEntry, 'code'>>(entries: readonly E[], text: string): E | undefined {
  const wanted = codeOf(text);
  const found = wanted ? entries.filter(({ code }) => codeOf(code) === wanted) : [];
  return found.length === 1 ? found[0] : undefined;
}
