import type { Category, Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/collections/technical-specs';
import { type EnglishState, englishStateOf } from '../draft/english-draft.ts';
import { type Sorting, sortProducts } from './sort-products.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Search of the administrator: words, in one category or in all, with so much English, in an order. */
export interface Search extends Sorting {
  query: string;
  category: Category | 'all';
  english: EnglishState | 'all';
}

interface Entry {
  text: string;
  english: EnglishState;
}

/** The texts that products are found by, kept for each object: making them takes longer than searching them. */
const entries = new WeakMap<Product, Entry>();

function entryOf(product: Product): Entry {
  const known = entries.get(product);
  if (known) return known;
  const text = plain(`${product.name} ${product.technicalSpecs[ARTICLE_CODE] ?? ''}`);
  const entry: Entry = { text, english: englishStateOf(product) };
  entries.set(product, entry);
  return entry;
}

/** The products of the category whose name or article code has every word of the query; accents and capitals make no difference. */
export function findProducts(products: Product[], { query, category, english, ...sorting }: Search): Product[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = products.filter((product) => {
    if (category !== 'all' && product.category !== category) return false;
    const { text, english: state } = entryOf(product);
    if (english !== 'all' && state !== english) return false;
    return words.every((word) => text.includes(word));
  });
  return sortProducts(found, sorting);
}

/** Number of products of each category, and with each degree of English. */
export function countProducts(products: readonly Product[]): Partial<Record<Category | EnglishState, number>> {
  const counts: Partial<Record<Category | EnglishState, number>> = {};
  for (const product of products)
    for (const key of [product.category, entryOf(product).english]) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
