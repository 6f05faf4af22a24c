import type { Product } from '@rombo/shared/product';
import { useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/index.ts';
import { AsyncView } from '../../../../ui/async-view.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Add, Count, Head, Heading } from '../../../../ui/panel.styles.ts';
import { StaleNotice } from '../../../../ui/stale-notice.tsx';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import { useRemoval } from '../../../../ui/use-removal.ts';
import { useDeleteProduct, useProducts, useReloadProducts, useRestoreProduct } from '../api.ts';
import { findProducts, type Search } from './find-products.ts';
import { ProductCard } from './product-card.tsx';
import { Grid } from './product-list.styles.ts';
import { ProductSearch } from './product-search.tsx';

/** A catalogue that fits on a screen or two needs no search. */
const SEARCH_FROM = 8;

export interface ProductListProps {
  /** The id of the product, or 'add', whose form was open before: the focus goes back to it. */
  comingFrom: string | null;
  onAdd: () => void;
  onEdit: (product: Product) => void;
}

/** Every product of the catalogue, to be edited or deleted. */
export function ProductList({ comingFrom, onAdd, onEdit }: ProductListProps) {
  const { products: texts, trash } = useTexts('panel');
  const products = useProducts();
  const [search, setSearch] = useState<Search>({ query: '', category: 'all', english: 'all' });
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
        {all.length >= SEARCH_FROM && <ProductSearch products={all} search={search} onSearch={setSearch} />}
        {all.length > 0 && (
          <Add ref={focusBack('add')} onClick={onAdd}>
            {texts.add}
          </Add>
        )}
      </Head>
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
                    onEdit={() => onEdit(product)}
                    onRemove={() => remove(product)}
                    onDuplicated={onEdit}
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
