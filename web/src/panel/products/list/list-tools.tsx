import type { Product } from '@rombo/shared/collections/product';
import { memo, type ReactNode, startTransition, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Choice } from '../../../forms/fields.tsx';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { isCommand, useShortcut } from '../../../ui/shortcuts.ts';
import { Moves, PanelIcon } from '../../ui/buttons.tsx';
import { FilterSelect, Tools } from '../../ui/panel-section.tsx';
import { countBy, type FilterName, filterNames, filters, type Search, type SortKey, sortKeys } from './list-search.ts';

/** Sticky: the search stays visible in a long list. */
const Row = styled.div`
  position: sticky;
  top: var(--top-bar);
  z-index: 3;
  display: flex;
  gap: var(--space-s);
  padding-block: var(--space-s) 0.75rem;
  background: var(--color-background);
  > input { flex: 1; min-width: 0; padding-inline: 0.5rem; }
  > button { padding-inline: 0.625rem; white-space: nowrap; }
`;

const FilterButton = styled(Button)`${media.tablet} { display: none; }`;

const Choices = styled(Tools)<{ $open: boolean }>`
  ${({ $open }) => !$open && 'display: none;'}
  margin-bottom: var(--space-xs);
  > select { flex-basis: 13rem; max-width: none; }
  ${media.tablet} { display: flex; > select { max-width: 20rem; } }
`;

/** Returns the label of each filter, the names of its values, and its option for all products. */
const filterTexts = ({ products, productForm, productList, translationState, today }: Texts['panel']) => ({
  category: { label: products.searchCategory, names: products.categories, all: products.everyCategory },
  status: { label: productList.status, names: productForm.statuses, all: productList.everyStatus },
  availability: {
    label: productList.availability,
    names: { ...productForm.availabilities, unstated: productForm.noAvailability },
    all: productList.everyAvailability,
  },
  translation: { label: translationState.filter, names: translationState.states, all: translationState.all },
  lack: { label: today.lacking, names: today.lacks, all: today.allLacks },
});

interface FilterChoiceProps extends Pick<ListToolsProps, 'products' | 'search' | 'onSearch'> {
  name: FilterName;
}

/** Memoized: typing in the search does not recount products. */
const FilterChoice = memo(function FilterChoice({ name, products, search, onSearch }: FilterChoiceProps) {
  const { label, names, all } = filterTexts(useTexts('panel'))[name];
  const counts = countBy(name, products);
  const options = filters[name].values.map((value: string) => {
    const title = (names as Record<string, string>)[value];
    return [value, `${title} (${counts.get(value) ?? 0})`] as const;
  });
  return (
    <Choice<string>
      frame={FilterSelect}
      aria-label={label}
      value={search[name]}
      options={[['all', all(products.length)], ...options]}
      onChoose={(value) => onSearch((current) => ({ ...current, [name]: value }))}
    />
  );
});

export const listViews = ['rows', 'cards', 'prices'] as const;
export type ListView = (typeof listViews)[number];

interface ListToolsProps {
  products: Product[];
  search: Search;
  onSearch: (change: (current: Search) => Search) => void;
  onSort: (sort: SortKey) => void;
  view: ListView;
  onView: (view: ListView) => void;
  add: ReactNode;
  /** Buttons for the whole catalogue. */
  actions: ReactNode;
}

/** Search, filters, sorting and view of the list. On phones they take one row, and a button opens the filters. */
export function ListTools(props: ListToolsProps) {
  const { products, search, onSearch, onSort, view, onView, add, actions } = props;
  const { products: texts, productList } = useTexts('panel');
  const { sort } = useTexts('catalogue');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState(search.query);
  const [isOpen, setOpen] = useState(false);
  useShortcut(
    (event) => isCommand(event, 'k') && !document.querySelector('dialog[open]'),
    () => input.current?.focus(),
  );
  const active = filterNames.filter((name) => search[name] !== 'all').length;
  return (
    <>
      <Row data-screen>
        <TextInput
          ref={input}
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={query}
          onChange={({ currentTarget: { value } }) => {
            // Typing has priority over rendering the list.
            setQuery(value);
            startTransition(() => onSearch((current) => ({ ...current, query: value })));
          }}
        />
        <FilterButton variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <PanelIcon name="filters" />
          {productList.filters}
          {active > 0 && ` ${active}`}
        </FilterButton>
        {add}
      </Row>
      <Choices id={id} $open={isOpen} data-screen>
        {filterNames.map((name) => (
          <FilterChoice key={name} name={name} products={products} search={search} onSearch={onSearch} />
        ))}
        <Choice
          frame={FilterSelect}
          aria-label={sort.label}
          value={search.sort}
          options={sortKeys.map((key) => [
            key,
            key === 'order' ? productList.sorts.order : `${sort.label}: ${productList.sorts[key]}`,
          ])}
          onChoose={onSort}
        />
        <Moves role="group" aria-label={productList.view}>
          {listViews.map((name) => (
            <Button
              key={name}
              variant={name === view ? 'secondary' : 'ghost'}
              aria-pressed={name === view}
              onClick={() => onView(name)}
            >
              {productList.views[name]}
            </Button>
          ))}
        </Moves>
        {actions}
      </Choices>
    </>
  );
}
