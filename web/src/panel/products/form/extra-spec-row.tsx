import { useFormContext, useWatch } from 'react-hook-form';
import styled, { css } from 'styled-components';
import { useTexts } from '../../../i18n/index.ts';
import { media } from '../../../theme/media.ts';
import { FieldBox } from '../../../ui/field.styles.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MoveButtons, RowIcon } from '../../ui/buttons.tsx';
import { Grip, IconButton, useSortableItem } from '../../ui/sortable.tsx';
import type { ProductDraft } from '../draft/product-draft.ts';

/** A line of two short fields: their labels stand before them, or the list would be twice as long on a phone. */
const ExtraRow = styled.li<{ $dragging: boolean }>`
  ${({ $dragging }) => $dragging && css`position: relative; z-index: 1; opacity: 0.85;`}
  display: grid;
  grid-template-columns: 2.75rem 1fr 2.75rem;
  ${media.medium} { grid-template-columns: 2.75rem 1fr 8.25rem; }
  gap: var(--space-s);
  align-items: center;
  padding-block: var(--space-s);
  border-top: 1px solid var(--color-border);
  background: var(--color-background);
  ${FieldBox} {
    grid-template-columns: 4rem 1fr;
    align-items: center;
    > p { grid-column: 2; }
  }
`;

const ExtraFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-s) var(--space-m);
  align-items: start;
`;

/** The buttons of a line: one above the other on a phone. */
const RowButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

interface ExtraSpecRowProps {
  id: string;
  /** Its place among the lines, counted from 0. */
  index: number;
  count: number;
  /** The id of the list of suggested names. */
  suggestions: string;
  /** Called with the place it goes to. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function ExtraSpecRow({ id, index, count, suggestions, onMove, onRemove }: ExtraSpecRowProps) {
  const { productForm: formTexts, specs: texts, rows: rowTexts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  const row = useWatch<ProductDraft, `extraSpecs.${number}`>({ name: `extraSpecs.${index}` });
  const { item, handle, isDragging } = useSortableItem(id, rowTexts.draggable);
  const errors = formState.errors.extraSpecs?.[index];
  const isTouched = Boolean(formState.touchedFields.extraSpecs?.[index]);
  const isHalf = Boolean(row?.label.trim()) !== Boolean(row?.value.trim());
  const name = texts.ofRow(row?.label ?? '', index + 1);
  return (
    <ExtraRow {...item} $dragging={isDragging}>
      <RowButtons>
        <Grip {...handle} aria-label={rowTexts.drag(name)}>
          <RowIcon name="grip" />
        </Grip>
      </RowButtons>
      <ExtraFields>
        <Field label={formTexts.extraLabel} error={errors?.label?.message}>
          {(input) => (
            <TextInput
              {...input}
              {...register(`extraSpecs.${index}.label`)}
              aria-label={formTexts.extraLabelOf(index + 1)}
              list={suggestions}
              autoComplete="off"
              enterKeyHint="next"
            />
          )}
        </Field>
        <Field
          label={formTexts.extraValue}
          hint={isHalf && isTouched ? formTexts.halfFilled : undefined}
          error={errors?.value?.message}
        >
          {(input) => (
            <TextInput
              {...input}
              {...register(`extraSpecs.${index}.value`)}
              aria-label={formTexts.extraValueOf(index + 1)}
              autoComplete="off"
              enterKeyHint="next"
            />
          )}
        </Field>
      </ExtraFields>
      <RowButtons>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <IconButton type="button" aria-label={formTexts.removeSpec(row?.label ?? '', index + 1)} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </RowButtons>
    </ExtraRow>
  );
}
