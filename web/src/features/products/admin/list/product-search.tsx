import { categoryKeys } from '@rombo/shared/categories';
import type { Category, Product } from '@rombo/shared/product';
import { useRef } from 'react';
import { useTexts } from '../../../../i18n/index.ts';
import { isSlash, useShortcut } from '../../../../ui/use-shortcut.ts';
import { englishStateOf, englishStates } from '../draft/english-draft.ts';
import type { Search } from './find-products.ts';
import { CategorySelect, SearchBar, SearchInput } from './product-list.styles.ts';

export interface ProductSearchProps {
  products: Product[];
  search: Search;
  onSearch: (search: Search) => void;
}

/** Narrows the administrator's list by words and by category. */
export function ProductSearch({ products, search, onSearch }: ProductSearchProps) {
  const { english, products: texts } = useTexts('panel');
  const input = useRef<HTMLInputElement>(null);
  useShortcut(isSlash, () => input.current?.focus());
  const countOf = (category: Category) => products.filter((product) => product.category === category).length;
  return (
    <SearchBar>
      <SearchInput
        ref={input}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search.query}
        onChange={(event) => onSearch({ ...search, query: event.currentTarget.value })}
      />
      <CategorySelect
        aria-label={texts.searchCategory}
        value={search.category}
        onChange={(event) => onSearch({ ...search, category: event.currentTarget.value as Search['category'] })}
      >
        <option value="all">{texts.everyCategory(products.length)}</option>
        {categoryKeys.map((category) => (
          <option key={category} value={category}>
            {texts.categories[category]} ({countOf(category)})
          </option>
        ))}
      </CategorySelect>
      <CategorySelect
        aria-label={english.filter}
        value={search.english}
        onChange={(event) => onSearch({ ...search, english: event.currentTarget.value as Search['english'] })}
      >
        <option value="all">{english.all(products.length)}</option>
        {englishStates.map((state) => (
          <option key={state} value={state}>
            {english.states[state]} ({products.filter((product) => englishStateOf(product) === state).length})
          </option>
        ))}
      </CategorySelect>
    </SearchBar>
  );
}
