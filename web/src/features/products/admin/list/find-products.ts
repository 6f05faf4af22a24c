import type { Category, Product } from '@rombo/shared/product';
import { ARTICLE_CODE } from '@rombo/shared/technical-specs';
import { type EnglishState, englishStateOf } from '../draft/english-draft.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Search of the administrator: words, in one category or in all, with so much English. */
export interface Search {
  query: string;
  category: Category | 'all';
  english: EnglishState | 'all';
}

/** The products of the category whose name or article code has every word of the query; accents and capitals make no difference. */
export function findProducts(products: Product[], { query, category, english }: Search): Product[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return products.filter((product) => {
    if (category !== 'all' && product.category !== category) return false;
    if (english !== 'all' && englishStateOf(product) !== english) return false;
    const text = plain(`${product.name} ${product.technicalSpecs[ARTICLE_CODE] ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
