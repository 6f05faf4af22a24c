import * as routes from '@rombo/shared/contract/route-definitions';
import { readCatalogue } from '../data/catalogue.ts';
import { searchIndexOf } from '../data/search-entries.ts';
import { route } from '../http/chain.ts';

export const handler = route(routes.getSearchIndex, async () => searchIndexOf(await readCatalogue()));
