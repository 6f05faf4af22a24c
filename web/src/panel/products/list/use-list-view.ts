import { useState } from 'react';
import { readStored, store } from '../../../ui/stored.ts';

const KEY = 'product-list-view';

export type ListView = 'cards' | 'table';

/** The view of the list of products, remembered on the device. */
export function useListView() {
  const [view, setView] = useState<ListView>(() => (readStored(KEY) === 'table' ? 'table' : 'cards'));
  const choose = (chosen: ListView) => {
    setView(chosen);
    store(KEY, chosen);
  };
  return [view, choose] as const;
}
