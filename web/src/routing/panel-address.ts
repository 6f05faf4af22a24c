import type { PanelTab } from '@rombo/shared/contract/pages';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { leaveFreely } from '../ui/leave-guard.ts';
import { panelAddress, readPanelAddress } from './paths.ts';

export { panelAddress, readPanelAddress } from './paths.ts';

/** Last part of the address of a form for something new. */
export const NEW = 'nuovo';

/** Marks an entry of the history that was gone to from the list before it. */
const FROM_LIST = { fromList: true };

/** What the address names of a tab's list: null for the list itself. Going back from there leads to the list as it was. */
export function usePanelItem(tab: PanelTab) {
  const [pathname, navigate] = useLocation();
  const { item } = readPanelAddress(pathname);
  /** What was open last: the focus goes back to it. */
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

/** The item that an address names. A form goes on with what was opened, whatever the list says meanwhile. */
export function useOpenedItem<T extends { id: string }>(id: string | null, items: readonly T[] | undefined) {
  const named = items?.find((item) => item.id === id);
  const [opened, setOpened] = useState(named);
  const shown = opened?.id === id ? opened : named;
  if (shown !== opened) setOpened(shown);
  return shown;
}
