import { countKey } from '@rombo/shared/catalogue';
import { type MouseEvent, useDeferredValue, useEffect } from 'react';
import { useSearch } from 'wouter';
import { reloadPage } from '../../../ui/rendered-page.ts';
import { useCataloguePart, useOutlines } from './api.ts';
import { type Filter, matching, readFilter, writeFilter } from './filter.ts';
import { PAGE_SIZE, readPage } from './paging.ts';

export type CatalogueView = ReturnType<typeof useCatalogue>;

/** Goes to a link's address as a browser without scripts does: the server has the page. */
const leave = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
};

/**
 * The products that the address asks for. The browser filters the whole list; of a catalogue too long for that the server has rendered one
 * page, and has to render every other one.
 */
export function useCatalogue() {
  const search = useSearch();
  const read = useOutlines();
  const part = useCataloguePart();
  const filter = readFilter(search);
  // The cards follow when there is time, so that a hundred of them never hold a link up.
  const settledSearch = useDeferredValue(search);
  const settled = readFilter(settledSearch);

  const isStale =
    part !== undefined && (countKey(part.filter) !== countKey(filter) || part.page !== readPage(search, part.total));
  useEffect(() => {
    if (isStale) reloadPage();
  }, [isStale]);

  const all = isStale ? undefined : read.data;
  const found = all && (part ? all : matching(all, settled));
  const total = part ? part.total : (found?.length ?? 0);
  return {
    read: { ...read, data: found, loading: isStale || read.loading },
    filter,
    /** Names the list: another one is drawn from its beginning. */
    listKey: `${countKey(settled)} ${new URLSearchParams(settledSearch).get('page')}`,
    total,
    page: readPage(settledSearch, total),
    pages: Math.ceil(total / PAGE_SIZE),
    /** True where the browser has every product. */
    isWhole: !part,
    count: (of: Filter): number | undefined =>
      part ? (part.counts[countKey(of)] ?? 0) : all && matching(all, of).length,
    queryOf: (of: Filter) => writeFilter(search, of),
    onChoose: part && leave,
  };
}
