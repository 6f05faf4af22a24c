import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Time after the last key until the address follows, in milliseconds: browsers refuse a hundred changes in a few seconds. */
const QUIET_MS = 250;

export interface SearchAddress<S> {
  /** Reads the search that a query names. */
  read: (query: string) => S;
  /** Writes the query of a search, with its question mark; blank for none. */
  write: (search: S) => string;
}

/** The search of a list, kept in its address, from which Back and a reload bring it again. */
export function useSearchAddress<S>({ read, write }: SearchAddress<S>) {
  const query = useSearch();
  const [pathname, navigate] = useLocation();
  const [search, setSearch] = useState<S>(() => read(query));
  const wanted = write(search);
  const isWritten = wanted === write(read(query));
  const store = () => navigate(pathname + wanted, { replace: true, state: window.history.state });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted says all
  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(store, QUIET_MS);
    return () => clearTimeout(timer);
  }, [wanted, isWritten]);

  /** Brings the address up to date before something is opened from the list. */
  const writeNow = () => {
    if (!isWritten) store();
  };
  return { search, setSearch, writeNow };
}
