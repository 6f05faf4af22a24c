import { categoryKeys } from '@rombo/shared/categories';
import type { Product } from '@rombo/shared/product';
import { startTransition, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/index.ts';
import { isSlash, useShortcut } from '../../../../ui/use-shortcut.ts';
import { englishStates } from '../draft/english-draft.ts';
import { countProducts, type Search } from './find-products.ts';
import { CategorySelect, SearchBar, SearchInput } from './product-list.styles.ts';

export interface ProductSearchProps {
  products: Product[];
  search: Search;
  onSearch: (change: (present: Search) => Search) => void;
}

/** Narrows the administrator's list by words and by category. */
export function ProductSearch({ products, search, onSearch }: ProductSearchProps) {
  const { english, products: texts } = useTexts('panel');
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(search.query);
  useShortcut(isSlash, () => input.current?.focus());
  const counts = useMemo(() => countProducts(products), [products]);
  return (
    <SearchBar>
      <SearchInput
        ref={input}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={query}
        onChange={({ currentTarget: { value } }) => {
          // The key that was typed is shown first, the list when there is time.
          setQuery(value);
          startTransition(() => onSearch((present) => ({ ...present, query: value })));
        }}
      />
      <CategorySelect
        aria-label={texts.searchCategory}
        value={search.category}
        onChange={({ currentTarget: { value } }) =>
          onSearch((present) => ({ ...present, category: value as Search['category'] }))
        }
      >
        <option value="all">{texts.everyCategory(products.length)}</option>
        {categoryKeys.map((category) => (
          <option key={category} value={category}>
            {texts.categories[category]} ({counts[category] ?? 0})
          </option>
        ))}
      </CategorySelect>
      <CategorySelect
        aria-label={english.filter}
        value={search.english}
        onChange={({ currentTarget: { value } }) =>
          onSearch((present) => ({ ...present, english: value as Search['english'] }))
        }
      >
        <option value="all">{english.all(products.length)}</option>
        {englishStates.map((state) => (
          <option key={state} value={state}>
            {english.states[state]} ({counts[state] ?? 0})
          </option>
        ))}
      </CategorySelect>
    </SearchBar>
  );
}
