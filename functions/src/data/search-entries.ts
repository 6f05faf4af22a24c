import { createSearch } from '@rombo/shared/collections/search';
import { packEntries, type SearchEntry, type SearchIndex } from '@rombo/shared/collections/search-index';
import type { Outline } from './outlines.ts';

/** Of an engine's id, which outlines name: 48 random bits of a UUID tell engines apart. */
export const engineKey = (id: string): string => id.slice(-12);

/** Short words that say nothing of a product. */
const SHORT = 3;

/** Words that texts have besides those before, each once, as many as fit into `room` characters. */
export function wordsOf(texts: readonly string[], known: string, room = Number.POSITIVE_INFINITY): string {
  const seen = new Set(known.toLowerCase().split(/\s+/));
  let words = '';
  for (const word of texts.join(' ').split(/[\s,;:!?()«»“”]+|\.(?:\s|$)/)) {
    const lower = word.toLowerCase();
    if (word.length < SHORT || seen.has(lower)) continue;
    if (words.length + word.length > room) break;
    seen.add(lower);
    words += words ? ` ${lower}` : lower;
  }
  return words;
}

/** An outline as far as it is searched; `fits` has the keys of engines. */
type Searched = Omit<SearchEntry, 'slugEn'> & {
  id: string;
  slugEn: string | null;
  aliases: string;
  fits: readonly string[];
};

/** Entries of the search index; `room` limits the further words of each, the most specific of which come first. */
function searchEntries(products: readonly Searched[], room = Number.POSITIVE_INFINITY): SearchEntry[] {
  const engines = new Map(products.map(({ id, name }) => [engineKey(id), name]));
  return products.map(({ slug, slugEn, name, nameEn, code, aliases, fits, words }) => {
    const texts = [aliases, ...fits.map((key) => engines.get(key) ?? ''), words];
    return { slug, slugEn: slugEn ?? '', name, nameEn, code, words: wordsOf(texts, `${name} ${nameEn}`, room) };
  });
}

/** Characters of all further words: compressed, the index of 2,000 products stays below 60 kB. */
const WORDS = 70_000;

/** The index that browsers search; a longer catalogue has fewer further words of each product. */
export const searchIndexOf = (products: readonly Searched[]): SearchIndex =>
  packEntries(searchEntries(products, Math.floor(WORDS / Math.max(1, products.length))));

export function searchProducts(products: readonly Outline[], words: string): Outline[] {
  const entries = searchEntries(products).map((entry, at) => ({ ...entry, at }));
  return createSearch(entries)(words).flatMap(({ at }) => products[at] ?? []);
}
