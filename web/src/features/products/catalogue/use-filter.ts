import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Filter, readFilter, writeFilter } from './filter.ts';

/** The filter that the address names; a new one replaces the address, so that "back" leaves the catalogue. */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const search = useSearch();
  const [pathname, navigate] = useLocation();
  const setFilter = useCallback(
    (filter: Filter) => {
      const query = writeFilter(search, filter);
      navigate(query ? `${pathname}?${query}` : pathname, { replace: true });
    },
    [search, pathname, navigate],
  );
  return [readFilter(search), setFilter];
}
