import { createSearch } from '@rombo/shared/search';
import { type SearchEntry, type SearchIndex, unpackEntries } from '@rombo/shared/search-index';
import { addressOf, send } from '../../../api/client.ts';

/** Reads the index and gives the search over it. */
export async function loadSearch(): Promise<(words: string) => SearchEntry[]> {
  return createSearch(unpackEntries((await send('GET', addressOf('getSearchIndex'))) as SearchIndex));
}
