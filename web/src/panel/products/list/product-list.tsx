import type { Product } from '@rombo/shared/collections/product';
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useSearchAddress } from '../../address.ts';
import { CollectionList, type ListProps, useCollectionList } from '../../collection/collection-list.tsx';
import { useFocusBack, useLatest, useStored } from '../../ui/list-hooks.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useBulk, useSelection } from '../bulk/use-bulk.ts';
import { ORDER } from '../order-list.tsx';
import { productKind } from '../product-kind.ts';
import { findProducts, listAddress, type Search, type SortKey, wholeList } from './list-search.ts';
import { ListTools, ProductSearch } from './list-tools.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductTable } from './product-table.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-l);
  > li {
    scroll-margin-top: 12rem;
    display: grid;
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
  }
`;

export interface ItemHandlers {
  onOpen: (id: string) => void;
  onRemove: (product: Product) => void;
  onSelect: (product: Product, on: boolean, asRange: boolean) => void;
}

interface ProductItemsProps extends ItemHandlers {
  /** The products that the search found. */
  products: Product[];
  search: Search;
  onSort: (sort: Search['sort']) => void;
  view: ListView;
  /** The id of the product that was open before. */
  comingFrom: string | null;
  removing: string | null;
  selected: ReadonlySet<string>;
}

/** The products that were found, as cards or as a table. Memoized: typing in the search renders it with a lower priority. */
const ProductItems = memo(function ProductItems(props: ProductItemsProps) {
  const { products, search, onSort, view, comingFrom, removing, selected, ...handlers } = props;
  const { rendered, end } = useRendered(products, search, comingFrom);
  const focusBack = useFocusBack(comingFrom);
  return (
    <>
      {view === 'table' && products.length > 0 && (
        <ProductTable
          products={rendered}
          sorting={search}
          onSort={onSort}
          selected={selected}
          focusBack={focusBack}
          {...handlers}
        />
      )}
      {view === 'cards' && (
        <Grid>
          {rendered.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                editRef={focusBack(product.id)}
                removing={removing === product.id}
                selected={selected.has(product.id)}
                {...handlers}
              />
            </li>
          ))}
        </Grid>
      )}
      {rendered.length < products.length && <div ref={end} />}
    </>
  );
});

/** Products that are rendered first, and added each time: what a slow device renders between two keys. */
const STEP = 12;

/** The first products of a search, at least up to one of them, and more on scrolling: `end` is the element below them. */
function useRendered(products: Product[], search: Search, upTo: string | null) {
  const [count, setCount] = useState(() => STEP + products.findIndex(({ id }) => id === upTo) + 1);
  const [last, setLast] = useState(search);
  const end = useRef<HTMLDivElement>(null);
  if (search !== last) {
    setLast(search);
    setCount(STEP);
  }

  useEffect(() => {
    if (count >= products.length || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && startTransition(() => setCount((rendered) => rendered + STEP)),
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, products]);

  return { rendered: products.slice(0, count), end };
}

export type ListView = 'cards' | 'table';

/** A catalogue that fits on a screen or two needs no search. */
const SEARCH_FROM = 8;

const none: Product[] = [];

export function ProductList({ comingFrom, onOpen }: ListProps) {
  const { products: texts, order: orderTexts } = useTexts('panel');
  const { search, setSearch, writeNow } = useSearchAddress(listAddress);
  const [stored, setView] = useStored('product-list-view');
  const view = stored === 'table' ? 'table' : 'cards';
  const open = useLatest((item: string, query?: string) => {
    writeNow();
    onOpen(item, query);
  });
  const list = useCollectionList(productKind, { comingFrom, onOpen: open });
  const { items, removing, remove, focusBack, focusHeading } = list;
  const all = items.data ?? none;
  const shown = useMemo(() => findProducts(all, search), [all, search]);
  const { ids, selected, select, toggle, clear } = useSelection(shown);
  const bulk = useBulk((done) => {
    select(done, false);
    focusHeading();
  });
  const onSort = useLatest((sort: SortKey) =>
    setSearch((current) => ({ ...current, sort, reversed: current.sort === sort && !current.reversed })),
  );
  const onRemove = useLatest(remove);
  const onSelect = useLatest(toggle);

  return (
    <CollectionList
      list={list}
      count={texts.count(shown.length, all.length)}
      tools={
        all.length > 1 && (
          <Button
            ref={focusBack(ORDER)}
            variant="ghost"
            onClick={() => open(ORDER, listAddress.write({ ...wholeList, category: search.category }))}
          >
            {orderTexts.open}
          </Button>
        )
      }
      search={all.length >= SEARCH_FROM && <ProductSearch products={all} search={search} onSearch={setSearch} />}
    >
      {() => (
        <>
          {all.length > 1 && (
            <ListTools
              found={shown.length}
              selected={selected.length}
              onSelectAll={(on) => select(shown, on)}
              sort={search.sort}
              onSort={onSort}
              view={view}
              onView={setView}
            />
          )}
          {shown.length === 0 && <p role="status">{texts.noMatch}</p>}
          <ProductItems
            products={shown}
            search={search}
            onSort={onSort}
            view={view}
            comingFrom={comingFrom}
            removing={removing}
            selected={ids}
            onOpen={open}
            onRemove={onRemove}
            onSelect={onSelect}
          />
          {(selected.length > 0 || bulk.failed.length > 0 || bulk.progress) && (
            <BulkBar
              selected={selected}
              bulk={bulk}
              onClear={() => {
                clear();
                bulk.dismiss();
                focusHeading();
              }}
            />
          )}
        </>
      )}
    </CollectionList>
  );
}
