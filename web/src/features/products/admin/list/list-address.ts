import { categoryKeys } from '@rombo/shared/categories';
import type { SearchAddress } from '../../../../routing/use-search-address.ts';
import { englishStates } from '../draft/english-draft.ts';
import type { Search } from './find-products.ts';

/** Italian names of the query parameters. */
const names = { query: 'q', category: 'categoria', english: 'inglese' } as const satisfies Record<keyof Search, string>;

/** The search that the address of the list names; what it does not know is left out. */
function read(query: string): Search {
  const given = new URLSearchParams(query);
  return {
    query: given.get(names.query) ?? '',
    category: categoryKeys.find((key) => key === given.get(names.category)) ?? 'all',
    english: englishStates.find((state) => state === given.get(names.english)) ?? 'all',
  };
}

/** The query of a search, with its question mark; blank for the whole list. */
function write({ query, category, english }: Search): string {
  const written = new URLSearchParams({
    ...(query.trim() && { [names.query]: query.trim() }),
    ...(category !== 'all' && { [names.category]: category }),
    ...(english !== 'all' && { [names.english]: english }),
  });
  return written.size > 0 ? `?${written}` : '';
}

/** The address of the list with a search. */
export const listAddress = { read, write } satisfies SearchAddress<Search>;
