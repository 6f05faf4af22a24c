import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/index.ts';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/sortable.styles.ts';
import type { ProductDraft } from '../draft/product-draft.ts';
import { ExtraFields, ExtraRow } from './form.styles.ts';

export interface ExtraSpecRowProps {
  /** Its place among the lines, counted from 0. */
  index: number;
  onRemove: () => void;
}

/** A spec of one's own: its name and its value. */
export function ExtraSpecRow({ index, onRemove }: ExtraSpecRowProps) {
  const { productForm: formTexts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  const row = useWatch<ProductDraft, `extraSpecs.${number}`>({ name: `extraSpecs.${index}` });
  const errors = formState.errors.extraSpecs?.[index];
  const isHalf = Boolean(row?.label.trim()) !== Boolean(row?.value.trim());
  return (
    <ExtraRow>
      <ExtraFields>
        <Field label={formTexts.extraLabel} error={errors?.label?.message}>
          {(input) => (
            <TextInput
              {...input}
              {...register(`extraSpecs.${index}.label`)}
              aria-label={formTexts.extraLabelOf(index + 1)}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label={formTexts.extraValue}
          hint={isHalf ? formTexts.halfFilled : undefined}
          error={errors?.value?.message}
        >
          {(input) => (
            <TextInput
              {...input}
              {...register(`extraSpecs.${index}.value`)}
              aria-label={formTexts.extraValueOf(index + 1)}
              autoComplete="off"
            />
          )}
        </Field>
      </ExtraFields>
      <IconButton type="button" aria-label={formTexts.removeSpec(row?.label ?? '', index + 1)} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </ExtraRow>
  );
}
