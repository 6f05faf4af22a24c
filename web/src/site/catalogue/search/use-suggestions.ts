import type { SearchEntry } from '@rombo/shared/collections/search-index';
import { searchWords } from '@rombo/shared/words/search-words';
import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import type { PageLinkProps } from '../../../ui/page-link.tsx';
import { recentSearches } from './recent.ts';

const MOST = 6;

type Search = (words: string) => SearchEntry[];

interface Suggestion extends Pick<PageLinkProps, 'page' | 'parameters' | 'query'> {
  label: string;
  note: string;
  lang?: string | undefined;
}

/** The last searches while nothing is typed, then products. Search and index are loaded when the field is touched; without them the field still asks the server. */
export function useSuggestions() {
  const texts = useTexts('catalogue').search;
  const { language } = useLanguage();
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
  const optionsFor = (text: string): Suggestion[] => {
    const words = searchWords(text);
    if (!words) {
      return recentSearches().map((recent) => ({
        page: 'products',
        query: `q=${encodeURIComponent(recent)}`,
        label: recent,
        note: texts.recent,
      }));
    }
    const found = search?.(words).slice(0, MOST) ?? [];
    return found.map(({ slug, slugEn, name, nameEn, code }) => ({
      page: 'product',
      parameters: { slug: (language === 'en' && slugEn) || slug },
      label: (language === 'en' && nameEn) || name,
      note: code,
      lang: language === 'en' && !nameEn ? 'it' : undefined,
    }));
  };
  return { load, optionsFor };
}
