import type { Product } from '@rombo/shared/collections/product';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { ItemHandlers } from './product-items.tsx';
import { ProductRow } from './product-row.tsx';
import { Scroll, SortButton, Table } from './product-table.styles.ts';
import type { Sorting, SortKey } from './sort-products.ts';

const columns = ['name', 'category', 'status', 'availability', 'price', 'changed'] as const satisfies SortKey[];

interface ProductTableProps extends Omit<ItemHandlers, 'onRemove'> {
  products: Product[];
  sorting: Sorting;
  onSort: (sort: SortKey) => void;
  selected: ReadonlySet<string>;
  focusBack: ReturnType<typeof useFocusBack>;
}

export function ProductTable({ products, sorting, onSort, selected, focusBack, onOpen, onSelect }: ProductTableProps) {
  const { locale, productList: texts, products: productTexts } = useTexts('panel');
  const formats = useMemo(
    () => ({
      price: new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    }),
    [locale],
  );
  const direction = sorting.reversed ? 'descending' : 'ascending';
  return (
    <Scroll>
      <Table aria-label={productTexts.title}>
        <thead>
          <tr>
            <td />
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" aria-sort={sorting.sort === column ? direction : undefined}>
                <SortButton type="button" onClick={() => onSort(column)}>
                  {texts.sorts[column]}
                </SortButton>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              formats={formats}
              linkRef={focusBack(product.id)}
              selected={selected.has(product.id)}
              onOpen={onOpen}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
