import { type Filter, matching } from '@rombo/shared/collections/catalogue';
import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../../i18n/index.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { FieldHint } from '../../../ui/field.styles.ts';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { Head, Heading } from '../../../ui/panel.styles.ts';
import { Sortable } from '../../../ui/sortable.tsx';
import { useProducts } from '../api.ts';
import { CategorySelect } from '../list/list-tools.tsx';
import { Rows } from './order-list.styles.ts';
import { FarRow, OrderRow } from './order-row.tsx';
import { useNearRows } from './use-near-rows.ts';
import { useOrder } from './use-order.ts';

interface OrderRowsProps {
  products: Product[];
  category: Filter['category'];
}

/** The products of a category, or all, in the order in which visitors see them, which is changed by dragging or with buttons. */
function OrderRows({ products, category }: OrderRowsProps) {
  const { order: texts, rows: rowTexts } = useTexts('panel');
  const stored = useMemo(() => matching(products, { category, subcategory: 'all' }), [products, category]);
  const { shown, said, move } = useOrder(stored, category);
  const list = useRef<HTMLOListElement>(null);
  const near = useNearRows(list, shown);
  const featured = shown.filter((product) => product.featured).length;
  return (
    <>
      <FieldHint role="status">{shown.length === 0 ? texts.none : said}</FieldHint>
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

export interface OrderListProps {
  category: Filter['category'];
  onClose: () => void;
}

export function OrderList({ category, onClose }: OrderListProps) {
  const { order: texts, products: productTexts } = useTexts('panel');
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="order-heading">
      <Head>
        <Heading id="order-heading" ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
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
      </Head>
      <FieldHint>{texts.hint}</FieldHint>
      <AsyncView
        read={useProducts()}
        loading={<p role="status">{productTexts.loading}</p>}
        failure={{ title: productTexts.failedTitle, text: productTexts.failedText }}
      >
        {(products) => <OrderRows key={category} products={products} category={category} />}
      </AsyncView>
    </section>
  );
}
