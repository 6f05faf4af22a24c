import type { Category, Product } from '@rombo/shared/product';
import { ARTICLE_CODE } from '@rombo/shared/technical-specs';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Search of the administrator: words, in one category or in all. */
export interface Search {
  query: string;
  category: Category | 'all';
}

/** The products of the category whose name or article code has every word of the query; accents and capitals make no difference. */
export function findProducts(products: Product[], { query, category }: Search): Product[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return products.filter((product) => {
    if (category !== 'all' && product.category !== category) return false;
    const text = plain(`${product.name} ${product.technicalSpecs[ARTICLE_CODE] ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
