import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { statuses } from '@rombo/shared/collections/status';
import { useState } from 'react';
import styled from 'styled-components';
import { Problem } from '../../../forms/form.styles.ts';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/field.tsx';
import { failureOf } from '../../collection/failure.ts';
import type { Failed } from '../../ui/list-hooks.tsx';
import { SelectionBar } from '../../ui/selection.tsx';
import type { Change, useBulk } from './use-bulk.ts';

const FailedItems = styled.ul`
  max-height: 8rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

interface FailedListProps {
  failed: Failed<Product>[];
  title: (count: number) => string;
}

export function FailedList({ failed, title }: FailedListProps) {
  const { bulk: texts } = useTexts('panel');
  const server = useTexts('server');
  if (failed.length === 0) return null;
  return (
    <Problem role="alert">
      <p>{title(failed.length)}</p>
      <FailedItems tabIndex={0} aria-label={title(failed.length)}>
        {failed.map(({ item, error }) => (
          <li key={item.id}>
            {item.name}: {failureOf(error, texts.reasons, server)}
          </li>
        ))}
      </FailedItems>
    </Problem>
  );
}

const optionsOf = ({ products, productForm, bulk }: Texts['panel']): [string, string, Change][] => [
  ...categoryKeys.map((category) => option(productForm.category, products.categories[category], { category })),
  option(productForm.featured, bulk.featured, { featured: true }),
  option(productForm.featured, bulk.notFeatured, { featured: false }),
  ...statuses.map((status) => option(productForm.status, productForm.statuses[status], { status })),
  option(productForm.availability, productForm.noAvailability, { availability: null }),
  ...availabilities.map((availability) =>
    option(productForm.availability, productForm.availabilities[availability], { availability }),
  ),
];

const option = (group: string, label: string, change: Change): [string, string, Change] => [group, label, change];

interface BulkBarProps {
  selected: Product[];
  hiddenCount: number;
  bulk: ReturnType<typeof useBulk>;
  onClear: () => void;
}

export function BulkBar({ selected, hiddenCount, bulk: { progress, failed, change, remove }, onClear }: BulkBarProps) {
  const panel = useTexts('panel');
  const { bulk: texts } = panel;
  const [chosen, setChosen] = useState('');
  const options = optionsOf(panel);
  const selectedChange = options[Number(chosen || -1)]?.[2];
  const isIdle = progress === null && selected.length > 0;
  return (
    <SelectionBar
      title={texts.title}
      status={progress ? texts.progress(progress.ended, progress.count) : texts.count(selected.length, hiddenCount)}
      isBusy={progress !== null}
      onClear={onClear}
      failed={<FailedList failed={failed} title={texts.failed} />}
    >
      <Select
        aria-label={texts.choose}
        value={chosen}
        disabled={!isIdle}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{texts.choose}</option>
        {[...new Set(options.map(([group]) => group))].map((shown) => (
          <optgroup key={shown} label={shown}>
            {options.map(
              ([group, name], index) =>
                group === shown && (
                  <option key={name} value={index}>
                    {name}
                  </option>
                ),
            )}
          </optgroup>
        ))}
      </Select>
      <Button
        disabled={!selectedChange || !isIdle}
        onClick={() => selectedChange && void change(selected, selectedChange)}
      >
        {texts.apply}
      </Button>
      <Button variant="danger" disabled={!isIdle} onClick={() => void remove(selected)}>
        {panel.products.remove}
      </Button>
    </SelectionBar>
  );
}
