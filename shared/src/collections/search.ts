import MiniSearch, { type SearchOptions } from 'minisearch';
import { plainText } from './plain-text.ts';
import type { SearchEntry } from './search-index.ts';

const piecesOf = (word: string): string[] => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The terms of a text: words, and of what is joined by signs every end, so that 'RP-M21-P01' is found by 'm21p01'. */
const termsIn = (text: string): string[] =>
  plainText(text)
    .split(/\s+/)
    .flatMap((word) => {
      const pieces = piecesOf(word);
      const ends = pieces.map((_, at) => pieces.slice(at).join(''));
      return [...new Set([...ends, ...pieces])];
    });

/** The terms of a search: its words without signs. */
const wantedIn = (text: string): string[] =>
  plainText(text)
    .split(/\s+/)
    .map((word) => piecesOf(word).join(''))
    .filter(Boolean);

const options = {
  tokenize: wantedIn,
  combineWith: 'AND',
  // Nearly every product has a word that begins with a given letter: one counts beside longer words only.
  prefix: (term: string, _: number, terms: string[]) => term.length > 1 || terms.some(({ length }) => length > 1),
  boost: { name: 3, nameEn: 3, code: 4 },
} as const satisfies SearchOptions;

/** Typing errors that are forgiven in a term; in a code every character counts. */
const errorsIn = (term: string): number | false =>
  /\d/.test(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2;

/** Makes the search over products: every word counts, and its beginning is enough. Where nothing has them, typing errors are forgiven. */
export function createSearch<E extends SearchEntry>(entries: readonly E[]): (words: string) => E[] {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['name', 'nameEn', 'code', 'words'],
    tokenize: termsIn,
    processTerm: (term) => term,
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (words) => {
    const exact = index.search(words, options);
    const found = exact.length > 0 ? exact : index.search(words, { ...options, fuzzy: errorsIn });
    return found.flatMap(({ id }) => entries[id] ?? []);
  };
}
