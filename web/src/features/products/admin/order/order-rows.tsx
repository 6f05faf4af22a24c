import type { Category, Product } from '@rombo/shared/product';
import { useTexts } from '../../../../i18n/index.ts';
import { FieldHint } from '../../../../ui/field.styles.ts';
import { Sortable } from '../../../../ui/sortable.tsx';
import { OrderRow } from './order-row.tsx';
import { useOrder } from './use-order.ts';

export interface OrderRowsProps {
  products: Product[];
  category: Category;
}

/** The products of a category in the order in which visitors see them, which is changed by dragging or with buttons. */
export function OrderRows({ products, category }: OrderRowsProps) {
  const { order: texts, rows: rowTexts } = useTexts('panel');
  const { shown, said, move } = useOrder(
    products.filter((product) => product.category === category),
    category,
  );
  return (
    <>
      <FieldHint role="status">{shown.length === 0 ? texts.none : said}</FieldHint>
      <Sortable ids={shown.map(({ id }) => id)} words={rowTexts} onMove={move}>
        <ol>
          {shown.map((product, index) => (
            <OrderRow
              key={product.id}
              product={product}
              index={index}
              count={shown.length}
              onMove={(to) => move(index, to)}
            />
          ))}
        </ol>
      </Sortable>
    </>
  );
}
