import type { PanelTab } from '@rombo/shared/contract/pages';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { allowNextNavigation } from '../forms/leave-guard.ts';
import { panelAddress, readPanelAddress } from '../routing/paths.ts';

/** Last path segment of a form for a new item. */
export const NEW = 'nuovo';

/** State of a history entry that was opened from the list. */
const FROM_LIST = { fromList: true };

/** Returns the item that a tab's address names, or null for the list. Closing it goes back in history, so the list keeps its state. */
export function usePanelItem(tab: PanelTab) {
  const [pathname, navigate] = useLocation();
  const { item } = readPanelAddress(pathname);
  /** The last open item: its button receives the focus. */
  const [lastOpened, setLastOpened] = useState(item);
  const [last, setLast] = useState(item);
  // Updates only when the address changes: `close` sets the saved item while the form's address is still current.
  if (item !== last) {
    setLast(item);
    if (item) setLastOpened(item);
  }

  const close = (saved: string | null) => {
    if (saved) {
      setLastOpened(saved);
      allowNextNavigation();
    }
    if (window.history.state?.fromList) window.history.back();
    else navigate(panelAddress(tab), { replace: true });
  };
  return {
    item,
    lastOpened,
    open: (next: string, query = '') => navigate(panelAddress(tab, next) + query, { state: FROM_LIST }),
    close,
  };
}

/** Returns the item that an address names. An open form keeps its version when the list changes. */
export function useOpenedItem<T extends { id: string }>(id: string | null, items: readonly T[] | undefined) {
  const listed = items?.find((item) => item.id === id);
  const [opened, setOpened] = useState(listed);
  const shown = opened?.id === id ? opened : listed;
  if (shown !== opened) setOpened(shown);
  return shown;
}

/** Delay between the last keystroke and the address update, in milliseconds: browsers refuse 100 history updates in a few seconds. */
const DEBOUNCE_MS = 250;

/** Returns the query string of the non-empty values, with its question mark, or an empty string. */
export function toQueryString(values: Record<string, string>): string {
  const filled = Object.entries(values).filter(([, value]) => value);
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
}

export interface SearchAddress<S> {
  read: (query: string) => S;
  /** Returns the query string of a search with its question mark, or an empty string. */
  write: (search: S) => string;
}

/** Search state of a list, stored in its address so that Back and a reload restore it. */
export function useSearchAddress<S>({ read, write }: SearchAddress<S>) {
  const query = useSearch();
  const [pathname, navigate] = useLocation();
  const [search, setSearch] = useState<S>(() => read(query));
  const target = write(search);
  const isCurrent = target === write(read(query));
  const updateAddress = () => navigate(pathname + target, { replace: true, state: window.history.state });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `target` determines what `updateAddress` does
  useEffect(() => {
    if (isCurrent) return;
    const timer = setTimeout(updateAddress, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [target, isCurrent]);

  /** Updates the address before an item is opened from the list. */
  const flushSearch = () => {
    if (!isCurrent) updateAddress();
  };
  return { search, setSearch, flushSearch };
}
