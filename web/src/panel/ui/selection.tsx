import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { Bar } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxInput } from '../../ui/field.styles.ts';
import { Checkbox } from '../../ui/field.tsx';
import { useBottomBar } from '../../ui/toast.tsx';

/** Returns the items between two ids, in either direction; only the second if the first is missing. */
function rangeOf<T extends { id: string }>(items: readonly T[], from: string | null, to: string): T[] {
  const end = items.findIndex(({ id }) => id === to);
  const start = items.findIndex(({ id }) => id === from);
  return start < 0 ? items.slice(end, end + 1) : items.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Selection in a list. It includes items that a search hides. */
export function useSelection<T extends { id: string }>(all: T[], shown: T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);

  const select = (items: readonly T[], on: boolean) =>
    setIds((current) => {
      const next = new Set(current);
      for (const { id } of items) on ? next.add(id) : next.delete(id);
      return next;
    });

  /** Selects or deselects an item or, as a range, all items from the last toggled one. */
  const toggle = (item: T, on: boolean, asRange: boolean) => {
    select(asRange ? rangeOf(shown, last.current, item.id) : [item], on);
    last.current = item.id;
  };

  const isSelected = ({ id }: T) => ids.has(id);
  return {
    ids,
    selected: all.filter(isSelected),
    shownCount: shown.filter(isSelected).length,
    select,
    toggle,
    clear: () => setIds(new Set()),
  };
}

const Area = styled.label`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  cursor: pointer;
`;

interface SelectBoxProps<T> {
  item: T;
  label: string;
  selected: boolean;
  onSelect: (item: T, on: boolean, asRange: boolean) => void;
}

/** Checkbox that selects an item or, with Shift, all items from the last toggled one. */
export const SelectBox = <T,>({ item, label, selected, onSelect }: SelectBoxProps<T>) => (
  <Area>
    <CheckboxInput
      type="checkbox"
      aria-label={label}
      checked={selected}
      onChange={({ target, nativeEvent }) =>
        onSelect(item, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </Area>
);

interface SelectAllProps {
  /** Number of search results; `selected` counts those that are selected. */
  found: number;
  selected: number;
  onSelectAll: (on: boolean) => void;
}

export function SelectAll({ found, selected, onSelectAll }: SelectAllProps) {
  const { bulk } = useTexts('panel');
  return (
    <div data-screen>
      <Checkbox
        label={bulk.selectAll(found)}
        checked={found > 0 && selected === found}
        disabled={found === 0}
        onChange={({ target }) => onSelectAll(target.checked)}
      />
    </div>
  );
}

export const BarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s);
  > p { flex: 1 0 50%; ${media.medium} { flex-basis: auto; } }
  > p + button { ${media.medium} { order: 1; } }
  > select { flex: 1 1 100%; ${media.medium} { flex-basis: 8rem; max-width: 18rem; } }
  > select ~ button { flex: 1 0 auto; ${media.medium} { flex-grow: 0; } }
`;

interface SelectionBarProps {
  title: string;
  /** Number of selected items, or progress of a change. */
  status: string;
  isBusy: boolean;
  onClear: () => void;
  failed?: ReactNode;
  children: ReactNode;
}

export function SelectionBar({ title, status, isBusy, onClear, failed, children }: SelectionBarProps) {
  const { bulk } = useTexts('panel');
  const bar = useBottomBar();
  return (
    <Bar ref={bar} role="region" aria-label={title}>
      {failed}
      <BarRow>
        <p role="status">{status}</p>
        <Button variant="ghost" disabled={isBusy} onClick={onClear}>
          {bulk.clear}
        </Button>
        {children}
      </BarRow>
    </Bar>
  );
}
