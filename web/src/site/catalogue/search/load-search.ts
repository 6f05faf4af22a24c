import { createSearch, findByCode } from '@rombo/shared/collections/search';
import { unpackEntries } from '@rombo/shared/collections/search-index';
import { call } from '../../../api/client.ts';

export async function loadSearch() {
  const entries = unpackEntries(await call('getSearchIndex'));
  const { find } = createSearch(entries);
  return { find, withCode: (words: string) => findByCode(entries, words) };
}
