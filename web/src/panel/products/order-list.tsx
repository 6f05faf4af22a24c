import { type Filter, matching } from '@rombo/shared/collections/catalogue';
import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLocation, useSearch } from 'wouter';
import { useWrite } from '../../api/swr.ts';
import { Choice } from '../../forms/fields.tsx';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { FieldHint } from '../../ui/field.styles.ts';
import { Picture } from '../../ui/picture.tsx';
import { useItems, useReload } from '../collection/use-collection.ts';
import { useOrder } from '../collection/use-order.ts';
import { MoveButton, MoveButtons, RowIcon } from '../ui/buttons.tsx';
import { PanelSection, ReadView } from '../ui/panel-section.tsx';
import { Grip, keepFocus, Sortable, useSortableItem } from '../ui/sortable.tsx';
import { listAddress } from './list/list-search.ts';
import { CategorySelect } from './list/list-tools.tsx';
import { productKind } from './product-kind.ts';

/** Rows have the same height with and without their buttons, or the list would jump while it is scrolled. */
const Rows = styled.ol`
  margin-top: var(--space-m);
  > li > div {
    display: grid;
    grid-template-columns: 2.75rem 3.5rem 1fr 8.25rem;
    gap: var(--space-s);
    align-items: center;
    min-height: 3.5rem;
    padding-block: var(--space-s);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-background);
    overflow-wrap: anywhere;
    &[data-dragging] { position: relative; z-index: 1; opacity: 0.85; }
    > p { grid-column: 3; }
  }
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  small { display: block; color: var(--color-text-muted); font-size: var(--font-size-small); }
`;

const Moves = styled.div`
  display: flex;
`;

interface ProductFactsProps {
  product: Product;
}

function ProductFacts({ product: { name, featured, technicalSpecs } }: ProductFactsProps) {
  const { products: texts } = useTexts('panel');
  return (
    <p>
      {name}
      <small>{[featured && texts.featured, technicalSpecs[ARTICLE_CODE]].filter(Boolean).join(' · ')}</small>
    </p>
  );
}

/** A row far from the window: without buttons, but found by the browser's search. */
const FarRow = memo(function FarRow({ product }: ProductFactsProps) {
  return (
    <div>
      <ProductFacts product={product} />
    </div>
  );
});

interface OrderRowProps {
  product: Product;
  /** Its index among the featured products or among the others, and their number. */
  index: number;
  count: number;
  /** Called with the new index among these. */
  onMove: (to: number) => void;
}

function OrderRow({ product, index, count, onMove }: OrderRowProps) {
  const { order: texts, rows: rowTexts } = useTexts('panel');
  const { item, handle, isDragging } = useSortableItem(product.id, rowTexts.draggable);
  const { name, pictures } = product;
  const [cover] = pictures;
  const labels = { earlier: rowTexts.earlier(name), later: rowTexts.later(name) };
  return (
    <div {...item} data-dragging={isDragging || undefined}>
      <Grip {...handle} aria-label={rowTexts.drag(name)}>
        <RowIcon name="grip" />
      </Grip>
      {cover && <Picture src={cover.url} color={cover.color} alt="" width={4} height={3} sizes="3.5rem" />}
      <ProductFacts product={product} />
      <Moves>
        <MoveButton
          icon={<RowIcon name="first" />}
          label={texts.toTop(name)}
          useless={index === 0}
          onPress={() => onMove(0)}
        />
        <MoveButtons labels={labels} index={index} count={count} onMove={onMove} />
      </Moves>
    </div>
  );
}

/** Matches in a row that is focused or dragged, and keeps its buttons. */
const HELD = ':focus, [aria-pressed="true"]';

/** Returns the ids of the rows in or near the window. The rows are the children of `list` and have their ids as `data-id`. */
function useNearRows(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): ReadonlySet<string> {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!list.current || rows.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((current) => {
          const next = new Set(current);
          for (const { target, isIntersecting } of entries) {
            const { id = '' } = (target as HTMLElement).dataset;
            if (isIntersecting) next.add(id);
            else if (!target.querySelector(HELD)) next.delete(id);
          }
          return next;
        }),
      { rootMargin: '400px' },
    );
    for (const row of list.current.children) observer.observe(row);
    return () => observer.disconnect();
  }, [list, rows]);
  return near;
}

const featuredFirst = (products: Product[]): Product[] => [
  ...products.filter(({ featured }) => featured),
  ...products.filter(({ featured }) => !featured),
];

interface OrderRowsProps {
  products: Product[];
  category: Filter['category'];
}

/** The products of a category, or all, in the order in which visitors see them; dragging and buttons change it. */
function OrderRows({ products, category }: OrderRowsProps) {
  const { order: texts, rows: rowTexts } = useTexts('panel');
  const stored = useMemo(() => matching(products, { category, subcategory: 'all' }), [products, category]);
  const { run } = useWrite('orderProducts');
  const { shown, announcement, move } = useOrder({
    stored,
    words: texts,
    save: (ids, seen) => run({ body: { ...(category !== 'all' && { category }), ids, seen } }),
    reload: useReload<Product>(productKind),
    arrange: featuredFirst,
  });
  const list = useRef<HTMLOListElement>(null);
  const near = useNearRows(list, shown);
  const featured = shown.filter((product) => product.featured).length;
  return (
    <>
      <FieldHint role="status">{shown.length === 0 ? texts.none : announcement}</FieldHint>
      <Sortable ids={shown.map(({ id }) => id)} words={rowTexts} onMove={move}>
        <Rows ref={list}>
          {shown.map((product, index) => {
            const [start, end] = product.featured ? [0, featured] : [featured, shown.length];
            return (
              <li key={product.id} data-id={product.id} aria-label={product.name}>
                {near.has(product.id) ? (
                  <OrderRow
                    product={product}
                    index={index - start}
                    count={end - start}
                    onMove={(to) => keepFocus(() => move(index, start + to))}
                  />
                ) : (
                  <FarRow product={product} />
                )}
              </li>
            );
          })}
        </Rows>
      </Sortable>
    </>
  );
}

/** Last part of its address. */
export const ORDER = 'ordine';

export function OrderList({ onClose }: { onClose: () => void }) {
  const { order: texts, products: productTexts } = useTexts('panel');
  const { category } = listAddress.read(useSearch());
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PanelSection
      title={texts.title}
      headingRef={heading}
      tools={
        <>
          <Choice
            frame={CategorySelect}
            aria-label={texts.category}
            value={category}
            options={[['all', texts.all], ...categoryKeys.map((key) => [key, productTexts.categories[key]] as const)]}
            onChoose={(chosen) =>
              navigate(`?${new URLSearchParams({ categoria: chosen })}`, { replace: true, state: window.history.state })
            }
          />
          <Button variant="secondary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <FieldHint>{texts.hint}</FieldHint>
      <ReadView read={useItems<Product>(productKind)} words={productTexts}>
        {(products) => <OrderRows key={category} products={products} category={category} />}
      </ReadView>
    </PanelSection>
  );
}
