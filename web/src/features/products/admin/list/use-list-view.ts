import { useState } from 'react';

/** Storage key of the view of the list of products. */
const STORE = 'product-list-view';

export type ListView = 'cards' | 'table';

function stored(): ListView {
  try {
    return localStorage.getItem(STORE) === 'table' ? 'table' : 'cards';
  } catch {
    return 'cards';
  }
}

/** The view of the list of products, remembered on the device. */
export function useListView() {
  const [view, setView] = useState(stored);
  const choose = (chosen: ListView) => {
    setView(chosen);
    try {
      localStorage.setItem(STORE, chosen);
    } catch {
      // Without storage the view lasts as long as the list.
    }
  };
  return [view, choose] as const;
}
