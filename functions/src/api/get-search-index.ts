import * as routes from '@rombo/shared/contract/route-definitions';
import { readCatalogue } from '../data/catalogue.ts';
import { listAnsweringGuides } from '../data/guides.ts';
import { searchIndexOf } from '../data/search-entries.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.getSearchIndex, async () => {
  const [catalogue, guides] = await Promise.all([readCatalogue(), listAnsweringGuides()]);
  return searchIndexOf(catalogue, guides);
});
