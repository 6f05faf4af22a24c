import { useCallback, useDeferredValue } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Filter, readFilter, writeFilter } from './filter.ts';

interface FilterState {
  /** What the buttons show: it follows a press at once. */
  filter: Filter;
  /** What the cards show: it follows when there is time, so that a hundred cards never hold a button up. */
  settled: Filter;
  setFilter: (filter: Filter) => void;
}

/** The filter that the address names; a new one replaces the address, so that "back" leaves the catalogue. */
export function useFilter(): FilterState {
  const search = useSearch();
  const [pathname, navigate] = useLocation();
  const setFilter = useCallback(
    (filter: Filter) => {
      const query = writeFilter(search, filter);
      navigate(query ? `${pathname}?${query}` : pathname, { replace: true });
    },
    [search, pathname, navigate],
  );
  return { filter: readFilter(search), settled: readFilter(useDeferredValue(search)), setFilter };
}
