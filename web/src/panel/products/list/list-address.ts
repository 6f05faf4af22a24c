import { categoryKeys } from '@rombo/shared/collections/categories';
import { keysOf } from '@rombo/shared/contract/keys-of';
import type { SearchAddress } from '../../../routing/use-search-address.ts';
import { englishStates } from '../draft/english-draft.ts';
import type { Search } from './find-products.ts';
import type { SortKey } from './sort-products.ts';

/** Italian names of the query parameters. */
const names = { query: 'q', category: 'categoria', english: 'inglese', sort: 'ordina' } as const;

/** Italian names of what a list is sorted by; one that is reversed has a minus before it. */
const sortNames: Record<SortKey, string> = {
  order: '',
  name: 'nome',
  category: 'categoria',
  status: 'visibilita',
  availability: 'disponibilita',
  price: 'prezzo',
  changed: 'modifica',
};

export const sortKeys = keysOf(sortNames);

export const wholeList: Search = { query: '', category: 'all', english: 'all', sort: 'order', reversed: false };

/** The search that the address of the list names; what it does not know is left out. */
function read(query: string): Search {
  const given = new URLSearchParams(query);
  const [, minus, sortName] = /^(-?)(.*)$/.exec(given.get(names.sort) ?? '') ?? [];
  const sort = sortKeys.find((key) => sortNames[key] === sortName) ?? 'order';
  return {
    query: given.get(names.query) ?? '',
    category: categoryKeys.find((key) => key === given.get(names.category)) ?? 'all',
    english: englishStates.find((state) => state === given.get(names.english)) ?? 'all',
    sort,
    reversed: sort !== 'order' && minus === '-',
  };
}

/** The query of a search, with its question mark; blank for the whole list. */
function write({ query, category, english, sort, reversed }: Search): string {
  const written = new URLSearchParams({
    ...(query.trim() && { [names.query]: query.trim() }),
    ...(category !== 'all' && { [names.category]: category }),
    ...(english !== 'all' && { [names.english]: english }),
    ...(sort !== 'order' && { [names.sort]: (reversed ? '-' : '') + sortNames[sort] }),
  });
  return written.size > 0 ? `?${written}` : '';
}

export const listAddress = { read, write } satisfies SearchAddress<Search>;
