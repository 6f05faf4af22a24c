import type { Product } from '@rombo/shared/product';
import { createSearch } from '@rombo/shared/search';
import { searchEntries } from './search-entries.ts';

/** The products that have every word, the best first. */
export function searchProducts(products: readonly Product[], words: string): Product[] {
  const entries = searchEntries(products).map((entry, at) => ({ ...entry, at }));
  return createSearch(entries)(words).flatMap(({ at }) => products[at] ?? []);
}
