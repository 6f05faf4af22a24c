import { createSearch, findByCode } from '@rombo/shared/collections/search';
import { packEntries, type SearchIndex } from '@rombo/shared/collections/search-index';
import { ENGINE, wordsOfType } from '@rombo/shared/words/synonyms';
import type { Card } from './cards.ts';

/** Minimum length of a word: shorter ones rarely describe a product. */
const MIN_WORD_LENGTH = 3;

const SEPARATORS = /[\s,;:!?()«»“”…]+|\.(?:\s|$)/;

/** Returns the words of `texts` that are not in `known`, each once, as many as fit into `maxLength` characters. */
export function wordsOf(texts: readonly string[], known: string, maxLength = Number.POSITIVE_INFINITY): string {
  const seen = new Set(known.toLowerCase().split(SEPARATORS));
  let words = '';
  for (const word of texts.join(' ').split(SEPARATORS)) {
    const lower = word.toLowerCase();
    if (word.length < MIN_WORD_LENGTH || seen.has(lower)) continue;
    if (words.length + word.length > maxLength) break;
    seen.add(lower);
    words += words ? ` ${lower}` : lower;
  }
  return words;
}

type SearchableProduct = Pick<
  Card,
  | ('id' | 'slug' | 'slugEn' | 'name' | 'nameEn' | 'code' | 'category' | 'partType')
  | ('aliases' | 'fits' | 'words' | 'description' | 'translations')
>;

/** Returns search index entries. `maxLength` limits the further words of each; the most specific words come first. */
function searchEntries<P extends SearchableProduct>(products: readonly P[], maxLength = Number.POSITIVE_INFINITY) {
  const engines = new Map(products.map(({ id, name }) => [id, name]));
  return products.map((product) => {
    const { slug, slugEn, name, nameEn, code, category, partType, aliases, fits = [] } = product;
    const { words: others, description, translations = {} } = product;
    const descriptions = [description, ...Object.values(translations).map(({ description = '' }) => description)];
    const texts = [aliases, ...fits.map((id) => engines.get(id) ?? ''), others, ...descriptions];
    const kind = category === 'motori' ? ENGINE : partType ? wordsOfType(partType) : '';
    const words = wordsOf(texts, `${name} ${nameEn}`, maxLength);
    return { product, slug, slugEn: slugEn ?? '', name, nameEn, code, kind, words };
  });
}

/** Maximum characters of all further words: compressed, the index of 2,000 products stays below 60 kB. */
const MAX_WORDS_LENGTH = 70_000;

/** Returns the index for browsers. The longer the catalogue, the fewer further words each product has. */
export const searchIndexOf = (products: readonly SearchableProduct[]): SearchIndex =>
  packEntries(searchEntries(products, Math.floor(MAX_WORDS_LENGTH / Math.max(1, products.length))));

const buildSearch = (products: readonly Card[]) => createSearch(searchEntries(products));

/** Cached, because creating a search takes a hundred times as long as running it. */
let cachedSearch: { products: readonly Card[]; search: ReturnType<typeof buildSearch> } | undefined;

const MAX_NEAREST = 3;

interface SearchResult {
  /** The product with the article code that was searched for. */
  exact?: Card | undefined;
  found: Card[];
  nearest: Card[];
}

export function searchProducts(products: readonly Card[], words: string): SearchResult {
  const exact = findByCode(products, words);
  if (exact) return { exact, found: [exact], nearest: [] };
  if (cachedSearch?.products !== products) cachedSearch = { products, search: buildSearch(products) };
  const { find, near } = cachedSearch.search;
  const found = find(words).map(({ product }) => product);
  const nearest = found.length > 0 ? found : near(words).map(({ product }) => product);
  return { found, nearest: nearest.slice(0, MAX_NEAREST) };
}
