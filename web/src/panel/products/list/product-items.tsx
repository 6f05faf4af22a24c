import type { Product } from '@rombo/shared/collections/product';
import { memo } from 'react';
import styled from 'styled-components';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { Search } from './find-products.ts';
import { ProductCard } from './product-card.tsx';
import { ProductTable } from './product-table.tsx';
import { useDrawn } from './use-drawn.ts';
import type { ListView } from './use-list-view.ts';

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

/** The products that were found, as cards or as a table. While somebody types in the search, it is drawn when there is time. */
export const ProductItems = memo(function ProductItems(props: ProductItemsProps) {
  const { products, search, onSort, view, comingFrom, removing, selected, ...handlers } = props;
  const { drawn, end } = useDrawn(products, search, comingFrom);
  const focusBack = useFocusBack(comingFrom);
  return (
    <>
      {view === 'table' && products.length > 0 && (
        <ProductTable
          products={drawn}
          sorting={search}
          onSort={onSort}
          selected={selected}
          focusBack={focusBack}
          {...handlers}
        />
      )}
      {view === 'cards' && (
        <Grid>
          {drawn.map((product) => (
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
      {drawn.length < products.length && <div ref={end} />}
    </>
  );
});
