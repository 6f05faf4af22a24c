import type { SearchEntry } from '@rombo/shared/search-index';
import { searchWords } from '@rombo/shared/search-words';
import { useRef, useState } from 'react';

const MOST = 6;

type Search = (words: string) => SearchEntry[];

/** Products for what is typed. Search and index are loaded when the field is touched; without them the field still asks the server. */
export function useSuggestions() {
  const [search, setSearch] = useState<Search>();
  const loading = useRef<Promise<void>>(undefined);
  const load = () => {
    loading.current ??= import('./api.ts')
      .then(({ loadSearch }) => loadSearch())
      .then((loaded) => setSearch(() => loaded))
      .catch(() => {
        loading.current = undefined;
      });
  };
  const find = (text: string): SearchEntry[] => {
    const words = searchWords(text);
    return words && search ? search(words).slice(0, MOST) : [];
  };
  return { load, find };
}
