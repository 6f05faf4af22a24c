import type { Product } from '@rombo/shared/collections/product';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { memo, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { formatDate } from '../../../i18n/dates.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { formatDay } from '../../../i18n/race-dates.ts';
import { media } from '../../../theme/media.ts';
import { labelText } from '../../../theme/text.styles.ts';
import { Picture } from '../../../ui/picture.tsx';
import { PanelIcon, RowButton } from '../../ui/buttons.tsx';
import type { useReturnFocus } from '../../ui/list-hooks.tsx';
import { useNearViewport } from '../../ui/near-viewport.ts';
import { SelectBox } from '../../ui/selection.tsx';
import { ProductLink, plannedText } from '../product-parts.tsx';
import { translationStateOf } from '../translation-state.ts';
import type { Sorting, SortKey } from './list-search.ts';
import type { ItemHandlers } from './product-list.tsx';

/** Columns on wide screens. On phones each product takes two lines, and a tap anywhere opens it. */
export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: left;
  th, td { padding: 0.25rem var(--space-s); overflow-wrap: anywhere; vertical-align: middle; }
  tr { border-bottom: 1px solid var(--color-border); }
  tbody tr { scroll-margin: calc(8rem - var(--top-bar)) 0 4rem; }
  tbody th { font-weight: 600; }
  small { display: block; font-size: var(--font-size-small); font-weight: 400; }
  img { display: block; width: 3.5rem; max-width: none; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  /* The placeholder of a missing picture is too narrow for its text. */
  td:nth-child(2) > span { width: 3.5rem; font-size: 0; }
  [aria-sort='ascending'] button::after { content: ' ▲' / ''; }
  [aria-sort='descending'] button::after { content: ' ▼' / ''; }
  @media (max-width: 47.99rem) {
    &, tbody { display: block; }
    thead { display: none; }
    /* content-visibility clips at the edge of the padding: leaves room for frames of focus. */
    tbody tr {
      position: relative;
      display: grid;
      align-items: center;
      margin-inline: -0.75rem;
      padding-inline: 0.75rem;
      content-visibility: auto;
    }
    tbody :is(th, td) { padding: 0; }
  }
`;

const Rows = styled(Table)`
  thead td { width: 3.75rem; }
  thead td:nth-child(2) { width: 4.5rem; }
  thead th { width: 8.5rem; }
  thead th:first-of-type { width: auto; }
  thead th:nth-of-type(3), thead th:nth-of-type(5) { width: 6.5rem; }
  ${media.tablet} { th > small + small { display: none; } }
  @media (max-width: 79.99rem) {
    tr > :is(:nth-child(4), :nth-child(8)) { display: none; }
  }
  @media (max-width: 47.99rem) {
    tbody tr {
      grid-template-columns: 2.75rem 3.5rem 1fr 2.75rem;
      gap: 0 var(--space-s);
      padding-block: var(--space-s);
      contain-intrinsic-size: auto 4rem;
    }
    tr > :nth-child(n + 4):nth-child(-n + 8) { display: none; }
    th a { text-decoration: none; }
    th a::after { content: ''; position: absolute; inset: 0; }
    tr > :is(:first-child, :last-child) { position: relative; z-index: 1; }
  }
`;

const MoreButton = styled(RowButton)`width: 2.75rem;`;

const SortButton = styled.button`
  ${labelText}
  min-height: 2.75rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  white-space: nowrap;
  &:hover { color: var(--color-text); }
  [aria-sort] > & { color: var(--color-text); }
`;

/** Distance from the viewport within which rows and cards are drawn, and further ones added, in pixels. */
export const NEAR_PX = 800;

interface ProductRowProps extends Omit<ItemHandlers, 'onRemove'> {
  product: Product;
  linkRef: Ref<HTMLAnchorElement>;
  selected: boolean;
}

function ProductCells(props: ProductRowProps) {
  const { product, linkRef, selected, onOpen, onMenu, onSelect } = props;
  const panel = useTexts('panel');
  const { language } = useLanguage();
  const { products: texts, productForm: formTexts, productList, translationState, bulk } = panel;
  const { name, category, subcategory, status = 'visible', availability, backOn, price, updatedAt } = product;
  const [cover] = product.pictures;
  const state = translationState.states[translationStateOf(product)];
  const facts = [product.technicalSpecs[ARTICLE_CODE], product.featured && formTexts.featured, state];
  const availabilityText = availability && formTexts.availabilities[availability];
  const priceText = price?.toLocaleString(panel.locale, { style: 'currency', currency: 'EUR' });
  const planned = plannedText(product, panel);
  const offer = [priceText, availabilityText, status !== 'visible' && formTexts.statuses[status], planned];
  return (
    <>
      <td>
        <SelectBox item={product} label={bulk.select(name)} selected={selected} onSelect={onSelect} />
      </td>
      <td>{cover && <Picture src={cover.url} color={cover.color} alt="" width={4} height={3} sizes="3.5rem" />}</td>
      <th scope="row">
        <ProductLink product={product} linkRef={linkRef} onOpen={onOpen} />
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <small>{offer.filter(Boolean).join(' · ')}</small>
      </th>
      <td>
        {texts.categories[category]}
        <small>{subcategory}</small>
      </td>
      <td>
        {formTexts.statuses[status]}
        <small>{planned}</small>
      </td>
      <td>
        {availabilityText}
        <small>{backOn && productList.backOn(formatDay(backOn, language))}</small>
      </td>
      <td>{priceText}</td>
      <td>
        <time dateTime={updatedAt}>{formatDate(updatedAt, 'shortDay', panel.locale)}</time>
      </td>
      <td>
        <MoreButton
          type="button"
          aria-haspopup="dialog"
          aria-label={productList.menuOf(name)}
          title={productList.menuOf(name)}
          onClick={() => onMenu(product)}
        >
          <PanelIcon name="more" />
        </MoreButton>
      </td>
    </>
  );
}

/** A row. Far from the viewport it is its name alone, which the browser's text search still finds. */
const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const { isNear, height } = useNearViewport(row, { margin: NEAR_PX, isDrawn: true });
  return (
    <tr ref={row} style={{ height }}>
      {isNear ? (
        <ProductCells {...props} />
      ) : (
        <th scope="row" colSpan={9} style={{ gridColumn: '1 / -1' }}>
          {props.product.name}
        </th>
      )}
    </tr>
  );
});

interface ColumnsProps {
  columns: readonly Exclude<SortKey, 'order'>[];
  sorting: Sorting;
  onSort: (sort: SortKey) => void;
}

export function Columns({ columns, sorting, onSort }: ColumnsProps) {
  const { productList: texts } = useTexts('panel');
  const direction = sorting.reversed ? 'descending' : 'ascending';
  return columns.map((column) => (
    <th key={column} scope="col" aria-sort={sorting.sort === column ? direction : undefined}>
      <SortButton type="button" onClick={() => onSort(column)}>
        {texts.sorts[column]}
      </SortButton>
    </th>
  ));
}

interface ProductTableProps extends Omit<ItemHandlers, 'onRemove'> {
  products: Product[];
  sorting: Sorting;
  onSort: (sort: SortKey) => void;
  selected: ReadonlySet<string>;
  returnFocus: ReturnType<typeof useReturnFocus>;
}

export function ProductTable({ products, sorting, onSort, selected, returnFocus, ...handlers }: ProductTableProps) {
  const { products: texts } = useTexts('panel');
  return (
    <Rows aria-label={texts.tab}>
      <thead>
        <tr>
          <td />
          <td />
          <Columns
            columns={['name', 'category', 'status', 'availability', 'price', 'changed']}
            sorting={sorting}
            onSort={onSort}
          />
          <td />
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            linkRef={returnFocus(product.id)}
            selected={selected.has(product.id)}
            {...handlers}
          />
        ))}
      </tbody>
    </Rows>
  );
}
