import type { Product } from '@rombo/shared/collections/product';
import { availabilities, type Rounding, roundings } from '@rombo/shared/collections/product-offer';
import { statuses } from '@rombo/shared/collections/status';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { createContext, type KeyboardEvent, memo, type ReactNode, use, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Choice } from '../../../forms/fields.tsx';
import { Bar, Buttons, Note } from '../../../forms/form.styles.ts';
import { confirmLeave } from '../../../forms/leave-guard.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { useLanguage, useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, TextInput } from '../../../ui/field.tsx';
import { isCommand, useShortcut } from '../../../ui/shortcuts.ts';
import { useBottomBar } from '../../../ui/toast.tsx';
import { UnsavedDraftNotice } from '../../collection/collection-form.tsx';
import { useNearViewport } from '../../ui/near-viewport.ts';
import { BarRow, SelectBox } from '../../ui/selection.tsx';
import { FailedList } from '../bulk/bulk-bar.tsx';
import { formatPriceInput } from '../draft/product-draft.ts';
import type { Sorting, SortKey } from '../list/list-search.ts';
import { Columns, Table } from '../list/product-table.tsx';
import {
  changeOf,
  type Edit,
  editedRow,
  isConflict,
  isUnreadable,
  type PriceRow,
  usePriceList,
} from './use-price-list.ts';

const Rows = styled(Table)`
  thead td { width: 3.75rem; }
  thead th { width: 13rem; }
  thead th:first-of-type { width: auto; }
  thead th:nth-of-type(2) { width: 9rem; }
  input[data-edited], select[data-edited] { border-color: var(--color-accent); }
  @media (max-width: 63.99rem) { thead th:not(:first-of-type) { width: 9.5rem; } }
  @media (max-width: 47.99rem) {
    tbody tr {
      grid-template-columns: 5.125rem minmax(0, 1fr) 6.75rem;
      gap: 0 var(--space-s);
      padding-block: 0.25rem 0.75rem;
      contain-intrinsic-size: auto 6.5rem;
    }
    tr > td:first-child { margin-left: -0.6875rem; }
    tr > th { grid-column: 2 / -1; margin-left: calc(-5.125rem + 2.25rem); }
    tr > th small { display: inline; margin-left: var(--space-s); }
    select { padding-inline: 0.5rem 1.5rem; background-position: right 0.375rem center; }
    input { padding-inline: 0.5rem; }
  }
  @media print { input, select { border: 0; padding: 0; } }
`;

const PriceNote = styled.small`
  color: var(--color-text-muted);
  line-height: 1.2;
`;

type List = ReturnType<typeof usePriceList>;
type Shared = Pick<List, 'edits' | 'edit' | 'isBusy' | 'isChecked'>;

const PriceListContext = createContext<Shared | null>(null);

interface PriceRowProps extends Pick<Shared, 'isBusy' | 'isChecked'> {
  product: Product;
  edit: Edit | undefined;
  selected: boolean;
  onEdit: List['edit'];
  onSelect: (product: Product, on: boolean, asRange: boolean) => void;
}

/** Far from the viewport, a row has no selections: those of 2,000 rows would be slow. */
const Row = memo(function Row({ product, edit, selected, isBusy, isChecked, onEdit, onSelect }: PriceRowProps) {
  const { bulk, productForm, prices: texts } = useTexts('panel');
  const { name, technicalSpecs } = product;
  const { language } = useLanguage();
  const element = useRef<HTMLTableRowElement>(null);
  const { isNear } = useNearViewport(element, { margin: 400 });
  const row = editedRow(product, edit);
  const stored = product.price === undefined ? texts.none : formatPrice(product.price, language);
  const former =
    changeOf(product, row).price !== undefined &&
    (edit && isConflict(product, edit) ? texts.elsewhere(stored) : texts.before(stored));
  const isWrong = isChecked && isUnreadable(row);
  const note = [isWrong && texts.unreadable, former].filter(Boolean).join(' · ');
  const editedProps = (field: keyof PriceRow) => ({
    'data-edited': edit?.[field] === undefined ? undefined : '',
    disabled: isBusy,
  });
  return (
    <tr ref={element}>
      <td>
        <SelectBox item={product} label={bulk.select(name)} selected={selected} onSelect={onSelect} />
      </td>
      <th scope="row">
        {name}
        <small>{technicalSpecs[ARTICLE_CODE]}</small>
      </th>
      <td>
        <TextInput
          {...editedProps('price')}
          id={`price-${product.id}`}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          aria-label={texts.price(name)}
          aria-describedby={note ? `note-${product.id}` : undefined}
          aria-invalid={isWrong || undefined}
          value={row.price}
          // After the frame, in which a tap places the cursor, unless typing was faster.
          onFocus={({ target }) => {
            const before = target.value;
            requestAnimationFrame(() => target.value === before && target.select());
          }}
          onChange={({ target }) => onEdit(product, { price: target.value })}
          onBlur={({ target }) => {
            const price = formatPriceInput(target.value);
            if (price !== target.value) onEdit(product, { price });
          }}
        />
        {note && <PriceNote id={`note-${product.id}`}>{note}</PriceNote>}
      </td>
      <td>
        {isNear && (
          <Choice
            {...editedProps('availability')}
            frame={Select}
            aria-label={texts.availability(name)}
            value={row.availability}
            options={[
              ['', productForm.noAvailability],
              ...availabilities.map((key) => [key, productForm.availabilities[key]] as const),
            ]}
            onChoose={(availability) => onEdit(product, { availability })}
          />
        )}
      </td>
      <td>
        {isNear && (
          <Choice
            {...editedProps('status')}
            frame={Select}
            aria-label={texts.status(name)}
            value={row.status}
            options={statuses.map((key) => [key, productForm.statuses[key]])}
            onChoose={(status) => onEdit(product, { status })}
          />
        )}
      </td>
    </tr>
  );
});

/** Enter and the vertical arrow keys move to the next or previous price, as in a spreadsheet. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')];
  const next = inputs[inputs.indexOf(event.target) + by];
  next?.focus();
  next?.select();
}

interface PriceListProps {
  products: Product[];
  sorting: Sorting;
  onSort: (sort: SortKey) => void;
  selected: ReadonlySet<string>;
  onSelect: PriceRowProps['onSelect'];
}

export function PriceList({ products, sorting, onSort, selected, onSelect }: PriceListProps) {
  const { productList } = useTexts('panel');
  const shared = use(PriceListContext);
  if (!shared) return null;
  const { edits, edit, ...state } = shared;
  return (
    <Rows aria-label={productList.views.prices} onKeyDown={moveFocus}>
      <thead>
        <tr>
          <td />
          <Columns columns={['name', 'price', 'availability', 'status']} sorting={sorting} onSort={onSort} />
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row
            key={product.id}
            product={product}
            edit={edits.get(product.id)}
            selected={selected.has(product.id)}
            onEdit={edit}
            onSelect={onSelect}
            {...state}
          />
        ))}
      </tbody>
    </Rows>
  );
}

const PercentRow = styled(BarRow)`
  > input { flex: 1 1 4.5rem; }
  > select { flex: 1 1 8rem; }
  ${media.medium} {
    > input { flex: 0 0 6rem; }
    > select { flex: 0 0 11rem; }
  }
`;

const SaveRow = styled(Buttons)`
  align-items: center;
  > p { flex: 1; }
`;

interface PercentFormProps extends Pick<PriceFormProps, 'selected' | 'shownCount' | 'onClear'> {
  onApply: List['changeByPercent'];
}

/** Changes the prices of the selected products by a percentage. The result is saved with the other edits. */
function PercentForm({ selected, shownCount, onClear, onApply }: PercentFormProps) {
  const { bulk, prices: texts } = useTexts('panel');
  const [percent, setPercent] = useState('');
  const [rounding, setRounding] = useState<`${Rounding}`>('5');
  const value = Number(percent.replace(',', '.').replace('−', '-').replace(/[\s%]/g, '') || Number.NaN);
  return (
    <PercentRow>
      <p role="status">{bulk.count(selected.length, selected.length - shownCount)}</p>
      <Button variant="ghost" onClick={onClear}>
        {bulk.clear}
      </Button>
      <TextInput
        aria-label={texts.percent}
        placeholder="+3 %"
        autoComplete="off"
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
      />
      <Choice
        frame={Select}
        aria-label={texts.rounding}
        value={rounding}
        options={roundings.map((step) => [`${step}` as const, texts.roundings[step]])}
        onChoose={setRounding}
      />
      <Button
        variant="secondary"
        disabled={Number.isNaN(value)}
        onClick={() => onApply(selected, value, Number(rounding) as Rounding)}
      >
        {bulk.apply}
      </Button>
    </PercentRow>
  );
}

interface PriceFormProps {
  /** All products, including those that the search hides. */
  products: Product[];
  selected: Product[];
  shownCount: number;
  onClear: () => void;
  children: ReactNode;
}

function PriceBar({ list, ...selection }: Omit<PriceFormProps, 'products' | 'children'> & { list: List }) {
  const { productList, saving, prices: texts } = useTexts('panel');
  const { edited, unreadable, isBusy, failed } = list;
  const bar = useBottomBar();
  const save = async () => {
    const faulty = await list.save();
    if (faulty) document.getElementById(`price-${faulty.id}`)?.focus();
  };
  useShortcut((event) => isCommand(event, 's'), edited.length > 0 ? () => void save() : undefined);
  return (
    <Bar ref={bar} role="region" aria-label={productList.views.prices}>
      <FailedList failed={failed} title={texts.failed} />
      {selection.selected.length > 0 && <PercentForm {...selection} onApply={list.changeByPercent} />}
      {edited.length > 0 && (
        <SaveRow>
          <Note role="status">{unreadable > 0 ? texts.toCorrect(unreadable) : texts.edited(edited.length)}</Note>
          <Button variant="ghost" disabled={isBusy} onClick={() => confirmLeave() && list.discard()}>
            {saving.cancel}
          </Button>
          <Button type="submit" busy={isBusy} onClick={() => void save()}>
            {isBusy ? saving.saving : saving.save}
          </Button>
        </SaveRow>
      )}
    </Bar>
  );
}

/** Holds the edits of a price list, and saves them together. */
export function PriceForm({ products, children, ...bar }: PriceFormProps) {
  const list = usePriceList(products);
  const { edits, edit, edited, isBusy, isChecked, failed, offered } = list;
  const shared = useMemo(() => ({ edits, edit, isBusy, isChecked }), [edits, edit, isBusy, isChecked]);
  return (
    <>
      {offered && <UnsavedDraftNotice at={offered.at} onRestore={list.acceptOffered} onDiscard={list.dropOffered} />}
      <PriceListContext value={shared}>{children}</PriceListContext>
      {(bar.selected.length > 0 || edited.length > 0 || failed.length > 0) && <PriceBar list={list} {...bar} />}
    </>
  );
}
