import * as routes from '@rombo/shared/contract/route-definitions';
import { readCatalogue } from '../data/product-lists.ts';
import { searchIndexOf } from '../data/search-entries.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.getSearchIndex, async () => {
  const { outlines } = await readCatalogue();
  return searchIndexOf(outlines);
});
