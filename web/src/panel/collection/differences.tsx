import { type FieldValues, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Details, Note } from '../../forms/form.styles.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { useProducts } from '../products/api.ts';
import { differencesOf } from './differing-fields.ts';
import type { Item, Kind } from './kind.ts';
import type { useItemForm } from './use-item-form.ts';

/** Limited in height, so that the bar leaves room for the form. */
const List = styled.dl`
  display: grid;
  gap: var(--space-s);
  max-height: min(16rem, 30vh);
  overflow: auto;
  overflow-wrap: anywhere;
  font-size: var(--font-size-small);
  &:focus-visible { outline-offset: -3px; }
  > div { display: grid; grid-template-columns: 1fr 1fr; gap: 0 var(--space-m); padding-top: var(--space-xs); border-top: 1px solid var(--color-border); }
  dt { grid-column: 1 / -1; color: var(--color-text-muted); }
  small { display: block; color: var(--color-text-muted); font-size: inherit; }
`;

interface DifferencesProps<T extends Item, D extends FieldValues> {
  kind: Kind<T, D>;
  itemForm: Pick<ReturnType<typeof useItemForm<T, D>>, 'form' | 'stored' | 'conflict'>;
}

/** After a conflict: the fields in which the user's draft differs from the version saved elsewhere, with both values. */
export function Differences<T extends Item, D extends FieldValues>({ kind, itemForm }: DifferencesProps<T, D>) {
  const { form, stored, conflict } = itemForm;
  const panel = useTexts('panel');
  const { language } = useLanguage();
  const { data: products = [] } = useProducts();
  const typed = useWatch({ control: form.control }) as D;
  if (!conflict || !stored) return null;
  const { conflict: texts } = panel;
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const mine = conflict.isMineShown ? typed : conflict.aside;
  const all = differencesOf(kind, mine, kind.draft.draftOf(stored), { panel, language, names });
  if (all.length === 0) return <Note>{texts.noDifference}</Note>;
  return (
    <Details open>
      <summary>{texts.differences(all.length)}</summary>
      <List tabIndex={0} aria-label={texts.differences(all.length)}>
        {all.map(({ field, label, mine, theirs, isAlike }) => (
          <div key={field}>
            <dt>{label}</dt>
            {Object.entries({ [texts.mine]: mine, [texts.theirs]: theirs }).map(([name, lines]) => (
              <dd key={name}>
                <small>{name}</small>
                {lines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
                {isAlike && <small>{texts.alike}</small>}
              </dd>
            ))}
          </div>
        ))}
      </List>
    </Details>
  );
}
