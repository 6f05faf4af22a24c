import { createSearch, type Search } from '@rombo/shared/collections/search';
import { type SearchEntry, unpackEntries } from '@rombo/shared/collections/search-index';
import { call } from '../../../api/client.ts';

export async function loadSearch(): Promise<Search<SearchEntry>> {
  return createSearch(unpackEntries(await call('getSearchIndex')));
}
