import { categoryKeys } from '@rombo/shared/categories';
import type { Category } from '@rombo/shared/product';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../../../i18n/index.ts';
import { AsyncView } from '../../../../ui/async-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldHint } from '../../../../ui/field.styles.ts';
import { Head, Heading } from '../../../../ui/panel.styles.ts';
import { useProducts } from '../api.ts';
import { CategorySelect } from '../list/product-list.styles.ts';
import { OrderRows } from './order-rows.tsx';

/** Last part of its address. */
export const ORDER = 'ordine';

export interface OrderListProps {
  category: Category;
  onClose: () => void;
}

/** The list in which the owner puts the products of a category in order. */
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
        <CategorySelect
          aria-label={texts.category}
          value={category}
          onChange={({ target }) =>
            navigate(`?${new URLSearchParams({ categoria: target.value })}`, {
              replace: true,
              state: window.history.state,
            })
          }
        >
          {categoryKeys.map((key) => (
            <option key={key} value={key}>
              {productTexts.categories[key]}
            </option>
          ))}
        </CategorySelect>
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
