import { categoryKeys } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { statuses } from '@rombo/shared/collections/status';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ApiError, hasStatus, NetworkError } from '../../../api/errors.ts';
import { Bar, Problem } from '../../../forms/form.styles.ts';
import { type Texts, useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/field.tsx';
import { useBottomBar } from '../../../ui/toast.tsx';
import type { Change, Failed, useBulk } from './use-bulk.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s);
  > p { flex: 1 0 50%; ${media.medium} { flex-basis: auto; } }
  > p + button { ${media.medium} { order: 1; } }
  > select { flex: 1 1 100%; ${media.medium} { flex-basis: 8rem; max-width: 18rem; } }
  > select ~ button { flex: 1 0 auto; ${media.medium} { flex-grow: 0; } }
`;

const FailedItems = styled.ul`
  max-height: 8rem;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  overflow-wrap: anywhere;
`;

function reasonOf(
  error: unknown,
  { reasons }: Pick<Texts['panel']['bulk'], 'reasons'>,
  { issueText, errorText }: Texts['server'],
): string {
  if (hasStatus(error, 401)) return reasons.session;
  if (hasStatus(error, 404)) return reasons.gone;
  if (hasStatus(error, 409)) return reasons.conflict;
  if (error instanceof NetworkError) return reasons.network;
  if (!(error instanceof ApiError)) return reasons.other;
  const [issue] = error.issues;
  return (issue ? issueText(issue.refusal) : errorText(error)) ?? reasons.other;
}

function FailedList({ failed }: { failed: Failed<Product>[] }) {
  const { bulk: texts } = useTexts('panel');
  const server = useTexts('server');
  if (failed.length === 0) return null;
  return (
    <Problem role="alert">
      <p>{texts.failed(failed.length)}</p>
      <FailedItems tabIndex={0} aria-label={texts.failed(failed.length)}>
        {failed.map(({ item, error }) => (
          <li key={item.id}>
            {item.name}: {reasonOf(error, texts, server)}
          </li>
        ))}
      </FailedItems>
    </Problem>
  );
}

/** The bulk changes: group, label and change of each option. */
const optionsOf = ({ products, productForm, bulk }: Texts['panel']): [string, string, Change][] => [
  ...categoryKeys.map((category) => option(productForm.category, products.categories[category], { category })),
  option(productForm.featured, bulk.featured, { featured: true }),
  option(productForm.featured, bulk.notFeatured, { featured: false }),
  ...statuses.map((status) => option(productForm.status, productForm.statuses[status], { status })),
  option(productForm.availability, productForm.noAvailability, { availability: '' }),
  ...availabilities.map((availability) =>
    option(productForm.availability, productForm.availabilities[availability], { availability }),
  ),
];

const option = (group: string, label: string, change: Change): [string, string, Change] => [group, label, change];

interface BulkBarProps {
  selected: Product[];
  bulk: ReturnType<typeof useBulk>;
  onClear: () => void;
}

/** Shown below the list while products are selected: changes or deletes all of them. */
export function BulkBar({ selected, bulk: { progress, failed, change, remove }, onClear }: BulkBarProps) {
  const panel = useTexts('panel');
  const { bulk: texts } = panel;
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const [chosen, setChosen] = useState('');
  const options = optionsOf(panel);
  const wanted = options[Number(chosen || -1)]?.[2];
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
