import { createSearch } from '@rombo/shared/collections/search';
import { type SearchEntry, unpackEntries } from '@rombo/shared/collections/search-index';
import { call } from '../../../api/client.ts';

export async function loadSearch(): Promise<(words: string) => SearchEntry[]> {
  return createSearch(unpackEntries(await call('getSearchIndex')));
}
