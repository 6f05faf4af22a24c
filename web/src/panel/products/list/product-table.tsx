import type { Product } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { memo, type Ref } from 'react';
import styled from 'styled-components';
import { formatDate } from '../../../i18n/dates.ts';
import { useTexts } from '../../../i18n/index.ts';
import { labelText } from '../../../theme/text.styles.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { useFocusBack } from '../../ui/list-hooks.tsx';
import { ProductLink, plannedText, SelectBox, TabLink } from '../product-parts.tsx';
import type { Sorting, SortKey } from './list-search.ts';
import type { ItemHandlers } from './product-list.tsx';

/** On a narrow screen the table scrolls sideways, not the page. */
const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  min-width: 62rem;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: left;
  th, td { padding: 0.25rem var(--space-s); vertical-align: middle; }
  tr { border-bottom: 1px solid var(--color-border); }
  th, td { overflow-wrap: anywhere; }
  tbody th { font-weight: 600; }
  small { display: block; color: var(--color-text-muted); font-size: var(--font-size-small); font-weight: 400; }
  img { display: block; width: 3.5rem; max-width: none; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  /* In the place of a picture that is gone: too narrow for its words. */
  td:nth-child(2) > span { width: 3.5rem; font-size: 0; }
  thead td { width: 3.75rem; }
  thead td:nth-child(2) { width: 4.5rem; }
  thead th { width: 8.5rem; }
  thead th:first-of-type { width: auto; }
  thead th:nth-of-type(3), thead th:nth-of-type(5) { width: 6.5rem; }
  [aria-sort='ascending'] button::after { content: ' ▲' / ''; }
  [aria-sort='descending'] button::after { content: ' ▼' / ''; }
`;

const SortButton = styled.button`
  ${labelText}
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  white-space: nowrap;
  cursor: pointer;
  &:hover { color: var(--color-text); }
  [aria-sort] > & { color: var(--color-text); }
`;

interface ProductRowProps extends Omit<ItemHandlers, 'onRemove'> {
  product: Product;
  linkRef: Ref<HTMLAnchorElement>;
  selected: boolean;
}

const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, linkRef, selected, onOpen, onSelect } = props;
  const panel = useTexts('panel');
  const { products: texts, productForm: formTexts } = panel;
  const { name, slug, category, subcategory, status = 'visible', availability, price, updatedAt } = product;
  const [cover] = product.pictures;
  const facts = [product.technicalSpecs[ARTICLE_CODE], product.featured && texts.featured];
  return (
    <tr>
      <td>
        <SelectBox product={product} selected={selected} onSelect={onSelect} />
      </td>
      <td>{cover && <Picture src={cover.url} color={cover.color} alt="" width={4} height={3} sizes="3.5rem" />}</td>
      <th scope="row">
        <ProductLink product={product} linkRef={linkRef} onOpen={onOpen} />
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </th>
      <td>
        {texts.categories[category]}
        <small>{subcategory}</small>
      </td>
      <td>
        {formTexts.statuses[status]}
        <small>{plannedText(product, panel)}</small>
      </td>
      <td>{availability && formTexts.availabilities[availability]}</td>
      <td>{price?.toLocaleString(panel.locale, { style: 'currency', currency: 'EUR' })}</td>
      <td>
        <time dateTime={updatedAt}>{formatDate(updatedAt, 'shortDay', panel.locale)}</time>
      </td>
      <td>
        {isPublic(product) && (
          <TabLink href={pathOfPage('product', { slug })} text={texts.seeOnSite} about={name} isIcon />
        )}
      </td>
    </tr>
  );
});

const columns = ['name', 'category', 'status', 'availability', 'price', 'changed'] as const satisfies SortKey[];

interface ProductTableProps extends Omit<ItemHandlers, 'onRemove'> {
  products: Product[];
  sorting: Sorting;
  onSort: (sort: SortKey) => void;
  selected: ReadonlySet<string>;
  focusBack: ReturnType<typeof useFocusBack>;
}

export function ProductTable({ products, sorting, onSort, selected, focusBack, onOpen, onSelect }: ProductTableProps) {
  const { productList: texts, products: productTexts } = useTexts('panel');
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
