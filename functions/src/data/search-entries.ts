import { partTypeWords } from '@rombo/shared/part-type-words';
import type { Product } from '@rombo/shared/product';
import { packEntries, type SearchEntry, type SearchIndex } from '@rombo/shared/search-index';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';

/** Short words that say nothing of a product. */
const SHORT = 3;

/** Words that texts have besides those before, each once, as many as fit into `room` characters. */
function wordsOf(texts: readonly string[], known: string, room: number): string {
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

/** Entries of the search index; `room` limits the further words of each, the most specific of which come first. */
export function searchEntries(products: readonly Product[], room = Number.POSITIVE_INFINITY): SearchEntry[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return products.map((product) => {
    const {
      slug,
      slugEn,
      name,
      description,
      technicalSpecs,
      translations,
      fits = [],
      partType,
      alsoKnownAs = [],
    } = product;
    const { [ARTICLE_CODE]: code = '', ...specs } = technicalSpecs;
    const { en } = translations ?? {};
    const nameEn = en?.name ?? '';
    const texts = [
      ...alsoKnownAs,
      partType ? partTypeWords[partType] : '',
      ...fits.map((id) => byId.get(id)?.name ?? ''),
      ...Object.values(specs),
      description,
      ...Object.values(en?.technicalSpecs ?? {}),
      en?.description ?? '',
    ];
    return { slug, slugEn: slugEn ?? '', name, nameEn, code, words: wordsOf(texts, `${name} ${nameEn}`, room) };
  });
}

/** Characters of all further words: compressed, the index of 2,000 products stays below 60 kB. */
const WORDS = 70_000;

/** The index that browsers search; a longer catalogue has fewer further words of each product. */
export const searchIndexOf = (products: readonly Product[]): SearchIndex =>
  packEntries(searchEntries(products, Math.floor(WORDS / Math.max(1, products.length))));
