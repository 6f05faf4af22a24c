import {
  allNames,
  type GuideAnswer,
  type IndexedProduct,
  type NameField,
  nameFields,
  packEntries,
  type SearchIndex,
} from '@rombo/shared/collections/search-index';
import { createInterpreter, type Interpretation } from '@rombo/shared/collections/search-question';
import { leadingNumber } from '@rombo/shared/collections/spec-figures';
import { pick } from '@rombo/shared/contract/keys-of';
import { type SlugField, type Slugs, slugField, slugsBy } from '@rombo/shared/contract/language-fields';
import { ENGINE, wordsOfType } from '@rombo/shared/words/synonyms';
import type { Card } from './cards.ts';

/** Minimum length of a word, figures of two digits aside: shorter ones rarely describe a product. */
const MIN_WORD_LENGTH = 3;

/** A comma or colon between digits is part of a figure. */
const SEPARATORS = /[\s;!?()«»“”…]+|[,:](?!\d)|\.(?:\s|$)/;

/** Returns the words of `texts` that are not in `known`, each once, as many as fit into `maxLength` characters. */
export function wordsOf(
  texts: readonly string[],
  known: string,
  maxLength = Number.POSITIVE_INFINITY,
  minLength = MIN_WORD_LENGTH,
): string {
  const seen = new Set(known.toLowerCase().split(SEPARATORS));
  let words = '';
  for (const word of texts.join(' ').split(SEPARATORS)) {
    const lower = word.toLowerCase();
    if ((word.length < minLength && !/\d\d/.test(word)) || seen.has(lower)) continue;
    if (words.length + word.length > maxLength) break;
    seen.add(lower);
    words += words ? ` ${lower}` : lower;
  }
  return words;
}

/** Returns the words of other names. Short ones are part of a name, such as 'OS P3'. */
export const aliasWordsOf = (aliases: readonly string[], names: string, maxLength?: number): string =>
  wordsOf(aliases, names, maxLength, 1);

/** Returns the slugs of an item as the search has them: empty if missing. */
export const filledSlugs = (item: Slugs) => slugsBy((language) => item[slugField(language)] ?? '');

type SearchableProduct = Pick<
  Card,
  | ('id' | SlugField | NameField | 'code' | 'category' | 'partType')
  | ('aliases' | 'fits' | 'words' | 'description' | 'translations')
  | ('power' | 'weight' | 'price' | 'technicalSpecs' | 'picture')
>;

/** Returns search index entries. `maxLength` limits the further words of each; the most specific words come first. */
function searchEntries<P extends SearchableProduct>(products: readonly P[], maxLength = Number.POSITIVE_INFINITY) {
  const positions = new Map(products.map(({ id }, at) => [id, at]));
  return products.map((product): IndexedProduct & { product: P } => {
    const { code, category, partType, aliases, fits = [] } = product;
    const { words: others, description, translations = {}, technicalSpecs, picture, power, weight, price } = product;
    const engines = fits.flatMap((id) => positions.get(id) ?? []);
    const descriptions = [description, ...Object.values(translations).map(({ description = '' }) => description)];
    const names = allNames(product);
    const otherNames = aliasWordsOf([aliases], names, maxLength);
    const further = [...engines.map((at) => products[at]?.name ?? ''), others, ...descriptions];
    const words = `${otherNames} ${wordsOf(further, `${names} ${otherNames}`, maxLength - otherNames.length)}`.trim();
    const kind = category === 'motori' ? ENGINE : partType ? wordsOfType(partType) : '';
    const texts = { ...pick(product, ...nameFields), ...filledSlugs(product), code, kind, words };
    const figures = { power, weight, price, rpm: leadingNumber(technicalSpecs['RPM Max']) };
    const use = technicalSpecs.Impiego ?? '';
    return { product, ...texts, ...figures, category, fits: engines, use, picture: picture ?? undefined };
  });
}

/** Maximum characters of all further words: compressed, the index of 2,000 products stays below 60 kB. */
const MAX_WORDS_LENGTH = 70_000;

/** Maximum number of products whose pictures are in the index: their names compress badly. */
const MAX_PICTURES = 300;

/** Returns the index for browsers. The longer the catalogue, the fewer further words each product has. */
export function searchIndexOf(products: readonly SearchableProduct[], guides?: readonly GuideAnswer[]): SearchIndex {
  const entries = searchEntries(products, Math.floor(MAX_WORDS_LENGTH / Math.max(1, products.length)));
  const index = packEntries(entries, guides);
  return products.length > MAX_PICTURES ? { ...index, pictures: [] } : index;
}

const buildInterpreter = (products: readonly Card[]) => createInterpreter(searchEntries(products));

/** Cached, because creating a search takes a hundred times as long as running it. */
let cachedInterpreter: { products: readonly Card[]; interpret: ReturnType<typeof buildInterpreter> } | undefined;

export function searchProducts(products: readonly Card[], words: string): Interpretation<Card> {
  if (cachedInterpreter?.products !== products) cachedInterpreter = { products, interpret: buildInterpreter(products) };
  const { exact, found, nearest, answers, reading } = cachedInterpreter.interpret(words);
  return {
    answers,
    found: found.map(({ product }) => product),
    nearest: nearest.map(({ product }) => product),
    reading: reading.kind === 'parts' ? { ...reading, engine: reading.engine.product } : reading,
    ...(exact && { exact: exact.product }),
  };
}
