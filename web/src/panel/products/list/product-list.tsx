import type { Product } from '@rombo/shared/collections/product';
import { useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { NEW } from '../../../routing/panel-address.ts';
import { useSearchAddress } from '../../../routing/use-search-address.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Add, Count, Head, Heading } from '../../../ui/panel.styles.ts';
import { StaleNotice } from '../../../ui/stale-notice.tsx';
import { readStored, store } from '../../../ui/stored.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { useRemoval } from '../../../ui/use-removal.ts';
import { useDeleteProduct, useProducts, useReloadProducts, useRestoreProduct } from '../api.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useBulk } from '../bulk/use-bulk.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { ORDER } from '../order/order-list.tsx';
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

interface ProductListProps {
  /** The item that was open before, a product's id or another part of an address: the focus goes back to it. */
  comingFrom: string | null;
  /** Called with the last part of the address that is to be opened, and its query. */
  onOpen: (item: string, query?: string) => void;
}

export function ProductList({ comingFrom, onOpen }: ProductListProps) {
  const { products: texts, order: orderTexts } = useTexts('panel');
  const products = useProducts();
  const { search, setSearch, writeNow } = useSearchAddress(listAddress);
  const [view, setView] = useListView();
  const open = useLatest((item: string, query?: string) => {
    writeNow();
    onOpen(item, query);
  });
  const onAdd = () => open(NEW);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const { run } = useDeleteProduct();
  const { run: restore } = useRestoreProduct();
  const { removing, stale, remove, renew } = useRemoval<Product>({
    words: texts,
    nameOf: ({ name }) => name,
    run: ({ id, version }) => run({ parameters: { id }, ifVersion: version }),
    reload: useReloadProducts(),
    onRemoved: focusHeading,
    restore: ({ id }) => restore({ parameters: { id } }),
  });
  const focusBack = useFocusBack(comingFrom);
  const all = products.data ?? none;
  const shown = useMemo(() => findProducts(all, search), [all, search]);
  const { ids, selected, select, toggle, clear } = useSelection(shown);
  const bulk = useBulk((done) => {
    select(done, false);
    focusHeading();
  });
  const onSort = useLatest((sort: SortKey) =>
    setSearch((present) => ({ ...present, sort, reversed: present.sort === sort && !present.reversed })),
  );
  const onRemove = useLatest(remove);
  const onSelect = useLatest(toggle);

  return (
    <section aria-labelledby="products-heading">
      <Head>
        <Heading id="products-heading" ref={heading} tabIndex={-1}>
          {texts.title} {all.length > 0 && <Count>{texts.count(shown.length, all.length)}</Count>}
        </Heading>
        {all.length > 1 && (
          <Button
            ref={focusBack(ORDER)}
            variant="ghost"
            onClick={() => open(ORDER, listAddress.write({ ...wholeList, category: search.category }))}
          >
            {orderTexts.open}
          </Button>
        )}
        {all.length > 0 && (
          <Add ref={focusBack(NEW)} onClick={onAdd}>
            {texts.add}
          </Add>
        )}
      </Head>
      {all.length >= SEARCH_FROM && <ProductSearch products={all} search={search} onSearch={setSearch} />}
      {stale && <StaleNotice text={texts.staleRemoval(stale.name)} reload={texts.reloadList} onReload={renew} />}
      <AsyncView
        read={products}
        loading={<p role="status">{texts.loading}</p>}
        failure={{ title: texts.failedTitle, text: texts.failedText }}
        isEmpty={({ length }) => length === 0}
        empty={
          <Notice title={texts.emptyTitle} text={texts.emptyText} action={{ label: texts.addFirst, run: onAdd }} />
        }
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
      </AsyncView>
    </section>
  );
}
