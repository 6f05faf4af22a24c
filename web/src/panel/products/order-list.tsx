import { type Filter, filterByCategory } from '@rombo/shared/collections/catalogue';
import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLocation, useSearch } from 'wouter';
import { useWrite } from '../../api/swr.ts';
import { Choice } from '../../forms/fields.tsx';
import { useTexts } from '../../i18n/index.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldHint } from '../../ui/field.styles.ts';
import { Picture } from '../../ui/picture.tsx';
import { useItems, useReload } from '../collection/use-collection.ts';
import { useOrder } from '../collection/use-order.ts';
import { MoveButton, MoveButtons, Moves, PanelIcon } from '../ui/buttons.tsx';
import { FilterSelect, PanelSection } from '../ui/panel-section.tsx';
import { Grip, Sortable, useSortableItem } from '../ui/sortable.tsx';
import { listAddress } from './list/list-search.ts';
import { productKind } from './product-kind.ts';

/** Rows have the same height with and without buttons, so that the list does not jump on scroll. */
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
    > p { grid-column: 3; }
  }
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  small { display: block; color: var(--color-text-muted); font-size: var(--font-size-small); }
`;

function ProductFacts({ product: { name, featured, technicalSpecs } }: Pick<OrderRowProps, 'product'>) {
  const { productForm: texts } = useTexts('panel');
  return (
    <p>
      {name}
      <small>{[featured && texts.featured, technicalSpecs[ARTICLE_CODE]].filter(Boolean).join(' · ')}</small>
    </p>
  );
}

interface OrderRowProps {
  product: Product;
  /** Index and number within the featured products, or within the others. */
  index: number;
  count: number;
  onMove: (to: number) => void;
}

function InteractiveRow({ product, index, count, onMove }: OrderRowProps) {
  const { order: texts, rows: rowTexts } = useTexts('panel');
  const { item, handle } = useSortableItem(product.id, rowTexts.draggable);
  const { name, pictures } = product;
  const [cover] = pictures;
  return (
    <div {...item}>
      <Grip {...handle} aria-label={rowTexts.drag(name)}>
        <PanelIcon name="grip" />
      </Grip>
      {cover && <Picture src={cover.url} color={cover.color} alt="" width={4} height={3} sizes="3.5rem" />}
      <ProductFacts product={product} />
      <Moves>
        <MoveButton
          icon={<PanelIcon name="first" />}
          label={texts.toTop(name)}
          isDisabled={index === 0}
          onPress={() => onMove(0)}
        />
        <MoveButtons name={name} words={rowTexts} index={index} count={count} onMove={onMove} />
      </Moves>
    </div>
  );
}

/** Matches inside a focused or dragged row, which keeps its buttons. */
const ACTIVE_SELECTOR = ':focus, [aria-pressed="true"]';

/** True if a row is in or near the viewport: 2,000 rows with buttons would be too slow to drag. */
function useNearViewport(row: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        setNear(Boolean(last && (last.isIntersecting || last.target.querySelector(ACTIVE_SELECTOR))));
      },
      { rootMargin: '400px' },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
  return isNear;
}

/** A row of the list. Far from the viewport it has no buttons, but the browser's text search still finds it. */
function OrderRow(props: OrderRowProps) {
  const { product } = props;
  const row = useRef<HTMLLIElement>(null);
  const isNear = useNearViewport(row);
  return (
    <li ref={row} aria-label={product.name}>
      {isNear ? (
        <InteractiveRow {...props} />
      ) : (
        <div>
          <ProductFacts product={product} />
        </div>
      )}
    </li>
  );
}

const featuredFirst = (products: Product[]): Product[] => [
  ...products.filter(({ featured }) => featured),
  ...products.filter(({ featured }) => !featured),
];

function OrderRows({ products, category }: { products: Product[]; category: Filter['category'] }) {
  const { order: texts, rows: rowTexts } = useTexts('panel');
  const stored = useMemo(() => filterByCategory(products, { category, subcategory: 'all' }), [products, category]);
  const { run } = useWrite('orderProducts');
  const { shown, announcement, move } = useOrder({
    stored,
    words: texts,
    save: (ids, seen) => run({ body: { ...(category !== 'all' && { category }), ids, seen } }),
    reload: useReload<Product>(productKind),
    arrange: featuredFirst,
  });
  const featured = shown.filter((product) => product.featured).length;
  return (
    <>
      <FieldHint role="status">{shown.length === 0 ? texts.none : announcement}</FieldHint>
      <Sortable ids={shown.map(({ id }) => id)} words={rowTexts} onMove={move}>
        <Rows>
          {shown.map((product, index) => {
            const [start, end] = product.featured ? [0, featured] : [featured, shown.length];
            return (
              <OrderRow
                key={product.id}
                product={product}
                index={index - start}
                count={end - start}
                onMove={(to) => move(index, start + to)}
              />
            );
          })}
        </Rows>
      </Sortable>
    </>
  );
}

export const ORDER = 'ordine';

export function OrderList({ onClose }: { onClose: () => void }) {
  const { order: texts, products: productTexts } = useTexts('panel');
  const { all } = useTexts('catalogue');
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
            frame={FilterSelect}
            aria-label={texts.category}
            value={category}
            options={[['all', all], ...categoryKeys.map((key) => [key, productTexts.categories[key]] as const)]}
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
      <AsyncView read={useItems<Product>(productKind)}>
        {(products) => <OrderRows key={category} products={products} category={category} />}
      </AsyncView>
    </PanelSection>
  );
}
