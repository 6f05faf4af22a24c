import type { PanelTab } from '@rombo/shared/contract/pages';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { leaveFreely } from '../forms/leave-guard.ts';
import { panelAddress, readPanelAddress } from '../routing/paths.ts';

/** Last part of the address of a form for something new. */
export const NEW = 'nuovo';

/** Marks an entry of the history that was gone to from the list before it. */
const FROM_LIST = { fromList: true };

/** The item of a tab's list that the address names; null for the list itself. Going back leads to the list as it was. */
export function usePanelItem(tab: PanelTab) {
  const [pathname, navigate] = useLocation();
  const { item } = readPanelAddress(pathname);
  /** The item that was open last: the focus returns to it. */
  const [comingFrom, setComingFrom] = useState(item);
  const [last, setLast] = useState(item);
  // Only a change of address counts: what was saved is named while the form is still there.
  if (item !== last) {
    setLast(item);
    if (item) setComingFrom(item);
  }

  const close = (saved: string | null) => {
    if (saved) {
      setComingFrom(saved);
      leaveFreely();
    }
    if (window.history.state?.fromList) window.history.back();
    else navigate(panelAddress(tab), { replace: true });
  };
  return {
    item,
    comingFrom,
    open: (next: string, query = '') => navigate(panelAddress(tab, next) + query, { state: FROM_LIST }),
    close,
  };
}

/** The item that an address names. A form keeps the version that was opened when the list changes. */
export function useOpenedItem<T extends { id: string }>(id: string | null, items: readonly T[] | undefined) {
  const named = items?.find((item) => item.id === id);
  const [opened, setOpened] = useState(named);
  const shown = opened?.id === id ? opened : named;
  if (shown !== opened) setOpened(shown);
  return shown;
}

/** Time after the last key until the address follows, in milliseconds: browsers refuse a hundred changes in a few seconds. */
const QUIET_MS = 250;

/** The query of filled values, with its question mark; blank for none. */
export function queryOf(values: Record<string, string>): string {
  const filled = Object.entries(values).filter(([, value]) => value);
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` determines what `store` does
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
