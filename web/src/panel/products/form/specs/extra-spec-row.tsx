import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { MoveButtons } from '../../../../ui/move-buttons.tsx';
import { RowIcon } from '../../../../ui/row-icons.tsx';
import { IconButton } from '../../../../ui/sortable.styles.ts';
import { useSortableItem } from '../../../../ui/sortable.tsx';
import type { ProductDraft } from '../../draft/product-draft.ts';
import { ExtraFields, ExtraRow, Grip, RowButtons } from '../form.styles.ts';

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
