import { createSearch } from '@rombo/shared/search';
import { type SearchEntry, type SearchIndex, unpackEntries } from '@rombo/shared/search-index';
import { addressOf, send } from '../../../api/client.ts';

export async function loadSearch(): Promise<(words: string) => SearchEntry[]> {
  return createSearch(unpackEntries((await send('GET', addressOf('getSearchIndex'))) as SearchIndex));
}
