import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { startTransition, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Choice } from '../../../ui/choice.tsx';
import { isSlash, useShortcut } from '../../../ui/use-shortcut.ts';
import { englishStates } from '../draft/english-draft.ts';
import { countProducts, type Search } from './find-products.ts';
import { CategorySelect, SearchBar, SearchInput } from './product-list.styles.ts';

interface ProductSearchProps {
  products: Product[];
  search: Search;
  onSearch: (change: (present: Search) => Search) => void;
}

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
      <Choice
        frame={CategorySelect}
        aria-label={texts.searchCategory}
        value={search.category}
        options={[
          ['all', texts.everyCategory(products.length)],
          ...categoryKeys.map((key) => [key, `${texts.categories[key]} (${counts[key] ?? 0})`] as const),
        ]}
        onChoose={(category) => onSearch((present) => ({ ...present, category }))}
      />
      <Choice
        frame={CategorySelect}
        aria-label={english.filter}
        value={search.english}
        options={[
          ['all', english.all(products.length)],
          ...englishStates.map((state) => [state, `${english.states[state]} (${counts[state] ?? 0})`] as const),
        ]}
        onChoose={(state) => onSearch((present) => ({ ...present, english: state }))}
      />
    </SearchBar>
  );
}
