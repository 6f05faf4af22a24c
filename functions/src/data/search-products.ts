import { createSearch } from '@rombo/shared/collections/search';
import type { Outline } from './outlines.ts';
import { searchEntries } from './search-entries.ts';

export function searchProducts(products: readonly Outline[], words: string): Outline[] {
  const entries = searchEntries(products).map((entry, at) => ({ ...entry, at }));
  return createSearch(entries)(words).flatMap(({ at }) => products[at] ?? []);
}
