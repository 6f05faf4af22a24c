import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { startTransition, useRef, useState } from 'react';
import styled from 'styled-components';
import { Choice } from '../../../forms/fields.tsx';
import { useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextInput } from '../../../ui/field.tsx';
import { isSlash, useShortcut } from '../../../ui/gestures.ts';
import { FilterSelect, Tools } from '../../ui/panel-section.tsx';
import { englishStates } from '../english-state.ts';
import { countProducts, type Search, type SortKey, sortKeys } from './list-search.ts';
import type { ListView } from './product-list.tsx';

const SearchInput = styled(TextInput)`
  position: sticky;
  top: calc(4rem + var(--space-s));
  z-index: 3;
  margin-block: var(--space-s);
  box-shadow: 0 0 0 var(--space-s) var(--color-background);
  scroll-margin-top: calc(4rem + var(--space-s));
  ${media.medium} { position: static; flex: 1 1 14rem; max-width: 24rem; margin: 0; box-shadow: none; }
`;

/** Sticky, so that the search stays visible in a long list; on a phone only its text field is. */
const SearchBar = styled.div`
  display: contents;
  > select { margin-bottom: var(--space-s); }
  ${media.medium} {
    position: sticky;
    top: 4rem;
    z-index: 3;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
    margin-bottom: var(--space-m);
    padding-block: var(--space-s);
    background: var(--color-background);
    scroll-margin-top: 4rem;
    > select { margin: 0; }
  }
  ${media.wide} { top: 0; }
`;

const Bar = styled(Tools)`
  > :first-child { flex: 1 1 12rem; }
  > select { margin-bottom: var(--space-s); }
  ${media.medium} { > select { margin: 0; } }
`;

const Views = styled.div`
  display: flex;
`;

interface ProductSearchProps {
  products: Product[];
  search: Search;
  onSearch: (change: (current: Search) => Search) => void;
}

export function ProductSearch({ products, search, onSearch }: ProductSearchProps) {
  const { english, products: texts } = useTexts('panel');
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(search.query);
  useShortcut(isSlash, () => input.current?.focus());
  const counts = countProducts(products);
  return (
    <SearchBar>
      <SearchInput
        ref={input}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={query}
        onChange={({ currentTarget: { value } }) => {
          // The list is rendered with a lower priority than the typed key.
          setQuery(value);
          startTransition(() => onSearch((current) => ({ ...current, query: value })));
        }}
      />
      <Choice
        frame={FilterSelect}
        aria-label={texts.searchCategory}
        value={search.category}
        options={[
          ['all', texts.everyCategory(products.length)],
          ...categoryKeys.map((key) => [key, `${texts.categories[key]} (${counts[key] ?? 0})`] as const),
        ]}
        onChoose={(category) => onSearch((current) => ({ ...current, category }))}
      />
      <Choice
        frame={FilterSelect}
        aria-label={english.filter}
        value={search.english}
        options={[
          ['all', english.all(products.length)],
          ...englishStates.map((state) => [state, `${english.states[state]} (${counts[state] ?? 0})`] as const),
        ]}
        onChoose={(state) => onSearch((current) => ({ ...current, english: state }))}
      />
    </SearchBar>
  );
}

const views = ['cards', 'table'] as const satisfies ListView[];

interface ListToolsProps {
  /** Number of products that the search found, and of those that are selected. */
  found: number;
  selected: number;
  onSelectAll: (on: boolean) => void;
  sort: SortKey;
  onSort: (sort: SortKey) => void;
  view: ListView;
  onView: (view: ListView) => void;
}

/** Selects everything that is found, sorts the list, and shows it as cards or as a table. */
export function ListTools({ found, selected, onSelectAll, sort, onSort, view, onView }: ListToolsProps) {
  const { bulk, productList: texts } = useTexts('panel');
  return (
    <Bar>
      <Checkbox
        label={bulk.selectAll(found)}
        checked={found > 0 && selected === found}
        disabled={found === 0}
        onChange={({ target }) => onSelectAll(target.checked)}
      />
      <Choice
        frame={FilterSelect}
        aria-label={texts.sort}
        value={sort}
        options={sortKeys.map((key) => [
          key,
          key === 'order' ? texts.sorts.order : `${texts.sort}: ${texts.sorts[key]}`,
        ])}
        onChoose={onSort}
      />
      <Views role="group" aria-label={texts.view}>
        {views.map((name) => (
          <Button
            key={name}
            variant={name === view ? 'secondary' : 'ghost'}
            aria-pressed={name === view}
            onClick={() => onView(name)}
          >
            {texts.views[name]}
          </Button>
        ))}
      </Views>
    </Bar>
  );
}
