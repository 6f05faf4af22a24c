import type { Product } from '@rombo/shared/collections/product';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { readStored, store } from '../../../ui/stored.ts';
import { useSearchAddress } from '../../address.ts';
import { CollectionList, type ListProps, useCollectionList } from '../../collection/collection-list.tsx';
import { useLatest } from '../../ui/list-hooks.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useBulk, useSelection } from '../bulk/use-bulk.ts';
import { ORDER } from '../order-list.tsx';
import { productKind } from '../product-kind.ts';
import { findProducts, listAddress, type SortKey, wholeList } from './list-search.ts';
import { ListTools, ProductSearch } from './list-tools.tsx';
import { ProductItems } from './product-items.tsx';

const KEY = 'product-list-view';

export type ListView = 'cards' | 'table';

/** The view of the list of products, remembered on the device. */
function useListView() {
  const [view, setView] = useState<ListView>(() => (readStored(KEY) === 'table' ? 'table' : 'cards'));
  const choose = (chosen: ListView) => {
    setView(chosen);
    store(KEY, chosen);
  };
  return [view, choose] as const;
}

/** A catalogue that fits on a screen or two needs no search. */
const SEARCH_FROM = 8;

const none: Product[] = [];

export function ProductList({ comingFrom, onOpen }: ListProps) {
  const { products: texts, order: orderTexts } = useTexts('panel');
  const { search, setSearch, writeNow } = useSearchAddress(listAddress);
  const [view, setView] = useListView();
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
      kind={productKind}
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
