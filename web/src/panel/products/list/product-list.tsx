import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { memo, type Ref, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { confirmLeave } from '../../../forms/leave-guard.ts';
import { useTexts } from '../../../i18n/index.ts';
import { printing, useBrowserValue } from '../../../loading/document-state.ts';
import { media } from '../../../theme/media.ts';
import { Button } from '../../../ui/button.tsx';
import { useSearchAddress } from '../../address.ts';
import { CollectionList, type ListProps, useCollectionList } from '../../collection/collection-list.tsx';
import { ItemCard } from '../../collection/item-card.tsx';
import { useLatestCallback, useMountedCallback, useReturnFocus, useStoredValue } from '../../ui/list-hooks.tsx';
import { useNearViewport } from '../../ui/near-viewport.ts';
import { SelectAll, SelectBox, useSelection } from '../../ui/selection.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useBulk } from '../bulk/use-bulk.ts';
import { ORDER } from '../order-list.tsx';
import { PriceForm, PriceList } from '../prices/price-list.tsx';
import { PriceListButton } from '../prices/price-list-pdf.tsx';
import { productKind } from '../product-kind.ts';
import { ProductLink } from '../product-parts.tsx';
import { defaultSearch, findProducts, listAddress, type Search, type SortKey } from './list-search.ts';
import { ListTools, type ListView, listViews } from './list-tools.tsx';
import { NEAR_PX, ProductTable } from './product-table.tsx';
import { ProductActions, RowMenu } from './row-menu.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-l);
  > li {
    scroll-margin-top: calc(12rem - var(--top-bar));
    display: grid;
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 4mm;
    > li { content-visibility: visible; break-inside: avoid; font-size: 9pt; }
  }
`;

export interface ItemHandlers {
  onOpen: (id: string) => void;
  onMenu: (product: Product) => void;
  onRemove: (product: Product) => void;
  onSelect: (product: Product, on: boolean, asRange: boolean) => void;
}

interface ProductCardProps extends Omit<ItemHandlers, 'onMenu'> {
  product: Product;
  editRef: Ref<HTMLButtonElement>;
  removing: boolean;
  selected: boolean;
}

function CardContent(props: ProductCardProps) {
  const { product, editRef, removing, selected, onOpen, onRemove, onSelect } = props;
  const { bulk } = useTexts('panel');
  return (
    <ItemCard
      kind={productKind}
      item={product}
      actions={{ editRef, removing, onEdit: () => onOpen(product.id), onRemove: () => onRemove(product) }}
      title={<ProductLink product={product} onOpen={onOpen} />}
      corner={<SelectBox item={product} label={bulk.select(product.name)} selected={selected} onSelect={onSelect} />}
    >
      <ProductActions product={product} onOpen={onOpen} />
    </ItemCard>
  );
}

/** A card. Far from the viewport it is its name alone, which the browser's text search still finds. */
const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const { isNear, height } = useNearViewport(card, { margin: NEAR_PX, isDrawn: true });
  return (
    <li ref={card} style={{ height }}>
      {isNear ? <CardContent {...props} /> : props.product.name}
    </li>
  );
});

interface ProductItemsProps extends ItemHandlers {
  products: Product[];
  search: Search;
  onSort: (sort: Search['sort']) => void;
  view: ListView;
  /** Id of the previously open product. */
  lastOpened: string | null;
  removing: string | null;
  selected: ReadonlySet<string>;
}

/** The search results in one of the views. Memoized: a transition renders it, so typing in the search stays responsive. */
const ProductItems = memo(function ProductItems(props: ProductItemsProps) {
  const { products, search, onSort, view, lastOpened, removing, selected, onMenu, onRemove, ...handlers } = props;
  const { rendered, end } = useRendered(products, search, lastOpened);
  const returnFocus = useReturnFocus(lastOpened);
  const rows = { products: rendered, sorting: search, onSort, selected };
  return (
    <>
      {view === 'rows' && products.length > 0 && (
        <ProductTable {...rows} returnFocus={returnFocus} onMenu={onMenu} {...handlers} />
      )}
      {view === 'prices' && <PriceList {...rows} onSelect={handlers.onSelect} />}
      {view === 'cards' && (
        <Grid>
          {rendered.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              editRef={returnFocus(product.id)}
              removing={removing === product.id}
              selected={selected.has(product.id)}
              onRemove={onRemove}
              {...handlers}
            />
          ))}
        </Grid>
      )}
      {rendered.length < products.length && <div ref={end} />}
    </>
  );
});

/** Products in the first batch and in each following one: what a slow device renders between two keystrokes. */
const STEP = 12;

/** Returns the first products of a search, up to `upTo` at least, and more on scroll. `end` is the element below them. */
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
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, products]);

  return { rendered: printing.use() ? products : products.slice(0, count), end };
}

const NO_PRODUCTS: Product[] = [];

const wide = () => window.matchMedia(media.tablet.replace('@media ', ''));

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns the stored view and its setter. Without a choice, wide windows show cards and phones rows. */
function useListView(): [ListView, (view: ListView) => void] {
  const [stored, setView] = useStoredValue('product-list-view');
  const isWide = useBrowserValue(() => wide().matches, subscribe);
  return [listViews.find((name) => name === stored) ?? (isWide ? 'cards' : 'rows'), setView];
}

export function ProductList({ lastOpened, onOpen }: ListProps) {
  const { products: texts, order: orderTexts } = useTexts('panel');
  const { search, setSearch, flushSearch } = useSearchAddress(listAddress);
  const [view, setView] = useListView();
  // A duplicate arrives after its request: the user may have left the list.
  const open = useMountedCallback((item: string, query?: string) => {
    flushSearch();
    onOpen(item, query);
  });
  const list = useCollectionList(productKind, { lastOpened, onOpen: open });
  const { items, removing, remove, returnFocus } = list;
  const all = items.data ?? NO_PRODUCTS;
  const shown = useMemo(() => findProducts(all, search), [all, search]);
  const { ids, selected, shownCount, select, toggle, clear } = useSelection(all, shown);
  const [menuId, setMenuId] = useState<string | null>(null);
  const menu = all.find(({ id }) => id === menuId);
  const bulk = useBulk((done) => select(done, false));
  const onSort = useLatestCallback((sort: SortKey) =>
    setSearch((current) => ({ ...current, sort, reversed: current.sort === sort && !current.reversed })),
  );
  const onRemove = useLatestCallback(remove);
  const onSelect = useLatestCallback(toggle);
  const onMenu = useLatestCallback((product: Product) => setMenuId(product.id));
  const found = (
    <ProductItems
      products={shown}
      search={search}
      onSort={onSort}
      view={view}
      lastOpened={lastOpened}
      removing={removing}
      selected={ids}
      onOpen={open}
      onMenu={onMenu}
      onRemove={onRemove}
      onSelect={onSelect}
    />
  );

  return (
    <CollectionList
      list={list}
      count={texts.count(shown.length, all.length, all.filter(isPublic).length)}
      search={(add) => (
        <ListTools
          products={all}
          search={search}
          onSearch={setSearch}
          onSort={onSort}
          view={view}
          // The price list may have unsaved changes.
          onView={(next) => confirmLeave() && setView(next)}
          add={add}
          actions={
            <>
              <PriceListButton />
              {all.length > 1 && (
                <Button
                  ref={returnFocus(ORDER)}
                  variant="ghost"
                  onClick={() => open(ORDER, listAddress.write({ ...defaultSearch, category: search.category }))}
                >
                  {orderTexts.open}
                </Button>
              )}
            </>
          }
        />
      )}
    >
      {() => (
        <>
          <SelectAll found={shown.length} selected={shownCount} onSelectAll={(on) => select(shown, on)} />
          {shown.length === 0 && <p role="status">{texts.noMatch}</p>}
          {view === 'prices' ? (
            <PriceForm products={all} selected={selected} shownCount={shownCount} onClear={clear}>
              {found}
            </PriceForm>
          ) : (
            found
          )}
          {view !== 'prices' && (selected.length > 0 || bulk.failed.length > 0 || bulk.progress) && (
            <BulkBar
              selected={selected}
              hiddenCount={selected.length - shownCount}
              bulk={bulk}
              onClear={() => {
                clear();
                bulk.dismiss();
              }}
            />
          )}
          {menu && (
            <RowMenu
              product={menu}
              products={all}
              isBusy={bulk.progress !== null}
              onClose={() => setMenuId(null)}
              onOpen={open}
              onChange={(product, change) => void bulk.change([product], change)}
              onRemove={onRemove}
            />
          )}
        </>
      )}
    </CollectionList>
  );
}
