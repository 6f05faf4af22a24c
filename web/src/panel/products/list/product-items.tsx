import type { Product } from '@rombo/shared/collections/product';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFocusBack } from '../../ui/list-hooks.tsx';
import type { Search } from './list-search.ts';
import { ProductCard } from './product-card.tsx';
import type { ListView } from './product-list.tsx';
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

/** Products that are drawn first, and added each time: what a slow device draws between two keys. */
const STEP = 12;

/**
 * Draws the first products that a search found, at least up to one of them, and more as one scrolls: `end` is the element below them.
 * Another search begins at the top again.
 */
function useDrawn(products: Product[], search: Search, upTo: string | null) {
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
      (entries) => entries.at(-1)?.isIntersecting && startTransition(() => setCount((drawn) => drawn + STEP)),
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, products]);

  return { drawn: products.slice(0, count), end };
}
