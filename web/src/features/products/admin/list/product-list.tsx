import type { Product } from '@rombo/shared/product';
import { useRef } from 'react';
import { useTexts } from '../../../../i18n/index.ts';
import { NEW } from '../../../../routing/panel-address.ts';
import { useSearchAddress } from '../../../../routing/use-search-address.ts';
import { AsyncView } from '../../../../ui/async-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Add, Count, Head, Heading } from '../../../../ui/panel.styles.ts';
import { StaleNotice } from '../../../../ui/stale-notice.tsx';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import { useRemoval } from '../../../../ui/use-removal.ts';
import { useDeleteProduct, useProducts, useReloadProducts, useRestoreProduct } from '../api.ts';
import { ORDER } from '../order/order-list.tsx';
import { findProducts } from './find-products.ts';
import { listAddress } from './list-address.ts';
import { ProductCard } from './product-card.tsx';
import { Grid } from './product-list.styles.ts';
import { ProductSearch } from './product-search.tsx';

/** A catalogue that fits on a screen or two needs no search. */
const SEARCH_FROM = 8;

export interface ProductListProps {
  /** The item that was open before, a product's id or another part of an address: the focus goes back to it. */
  comingFrom: string | null;
  /** Called with the last part of the address that is to be opened, and its query. */
  onOpen: (item: string, query?: string) => void;
}

/** Every product of the catalogue, to be edited or deleted. */
export function ProductList({ comingFrom, onOpen }: ProductListProps) {
  const { products: texts, order: orderTexts, trash } = useTexts('panel');
  const products = useProducts();
  const { search, setSearch, writeNow } = useSearchAddress(listAddress);
  const open = (item: string, query?: string) => {
    writeNow();
    onOpen(item, query);
  };
  const onAdd = () => open(NEW);
  const heading = useRef<HTMLHeadingElement>(null);
  const { run } = useDeleteProduct();
  const { run: restore } = useRestoreProduct();
  const { removing, stale, remove, renew } = useRemoval<Product>({
    words: texts,
    nameOf: ({ name }) => name,
    run: ({ id, version }) => run({ parameters: { id }, ifVersion: version }),
    reload: useReloadProducts(),
    onRemoved: () => heading.current?.focus(),
    undo: {
      label: trash.undo,
      hint: trash.undoHint,
      failed: trash.restoreFailed,
      run: ({ id }) => restore({ parameters: { id } }),
    },
  });
  const focusBack = useFocusBack(comingFrom);
  const all = products.data ?? [];
  const shown = findProducts(all, search);

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
            onClick={() => open(ORDER, listAddress.write({ ...search, query: '', english: 'all' }))}
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
            {shown.length === 0 && <p role="status">{texts.noMatch}</p>}
            <Grid>
              {shown.map((product) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    editRef={focusBack(product.id)}
                    removing={removing === product.id}
                    onEdit={() => open(product.id)}
                    onRemove={() => remove(product)}
                    onDuplicated={({ id }) => open(id)}
                  />
                </li>
              ))}
            </Grid>
          </>
        )}
      </AsyncView>
    </section>
  );
}
