import { productStatuses } from '@rombo/shared/product-status';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../../i18n/index.ts';
import { Field, Select } from '../../../../../ui/field.tsx';
import type { ProductDraft } from '../../draft/product-draft.ts';

/** Visibility of a product. */
export function StatusField() {
  const { productForm: texts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  const status = useWatch<ProductDraft, 'status'>({ name: 'status' });
  return (
    <Field label={texts.status} hint={texts.statusHints[status]} error={formState.errors.status?.message}>
      {(control) => (
        <Select {...control} {...register('status')}>
          {productStatuses.map((key) => (
            <option key={key} value={key}>
              {texts.statuses[key]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
