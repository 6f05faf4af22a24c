import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { productStatuses } from '@rombo/shared/collections/product-status';
import { useRef, useState } from 'react';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { useBottomBar } from '../../../ui/bottom-bar.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/field.tsx';
import { Bar } from '../../../ui/form.styles.ts';
import { Row } from './bulk-bar.styles.ts';
import type { Change } from './change-form.ts';
import { FailedList } from './failed-list.tsx';
import type { useBulk } from './use-bulk.ts';

const groupsOf = ({ products, productForm, bulk }: Texts['panel']): [string, [string, Change][]][] => [
  [productForm.category, categoryKeys.map((category) => [products.categories[category], { category }])],
  [
    productForm.featured,
    [
      [bulk.featured, { featured: true }],
      [bulk.notFeatured, { featured: false }],
    ],
  ],
  [productForm.status, productStatuses.map((status) => [productForm.statuses[status], { status }])],
  [
    productForm.availability,
    [
      [productForm.noAvailability, { availability: '' }],
      ...availabilities.map((availability): [string, Change] => [
        productForm.availabilities[availability],
        { availability },
      ]),
    ],
  ],
];

interface BulkBarProps {
  selected: Product[];
  bulk: ReturnType<typeof useBulk>;
  onClear: () => void;
}

/** The end of a list while some of it is selected: what can be done with all of that. */
export function BulkBar({ selected, bulk: { progress, failed, change, remove }, onClear }: BulkBarProps) {
  const panel = useTexts('panel');
  const { bulk: texts } = panel;
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const [chosen, setChosen] = useState('');
  const groups = groupsOf(panel);
  const changes = new Map(
    groups.flatMap(([group, options]) => options.map(([label, change]) => [`${group}: ${label}`, change])),
  );
  const wanted = changes.get(chosen);
  const isIdle = progress === null && selected.length > 0;
  return (
    <Bar ref={bar} role="region" aria-label={texts.title}>
      <FailedList failed={failed} />
      <Row>
        <p role="status">{progress ? texts.progress(progress.ended, progress.count) : texts.count(selected.length)}</p>
        <Button variant="ghost" disabled={progress !== null} onClick={onClear}>
          {texts.clear}
        </Button>
        <Select
          aria-label={texts.choose}
          value={chosen}
          disabled={!isIdle}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{texts.choose}</option>
          {groups.map(([group, options]) => (
            <optgroup key={group} label={group}>
              {options.map(([label]) => (
                <option key={label} value={`${group}: ${label}`}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Button disabled={!wanted || !isIdle} onClick={() => wanted && void change(selected, wanted)}>
          {texts.apply}
        </Button>
        <Button variant="danger" disabled={!isIdle} onClick={() => void remove(selected)}>
          {texts.remove}
        </Button>
      </Row>
    </Bar>
  );
}
