import { availabilities } from '@rombo/shared/product-offer';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../../i18n/index.ts';
import { Field, Select } from '../../../../../ui/field.tsx';
import type { ProductDraft } from '../../draft/product-draft.ts';

export function AvailabilityField() {
  const { productForm: texts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  return (
    <Field label={texts.availability} error={formState.errors.availability?.message}>
      {(control) => (
        <Select {...control} {...register('availability')}>
          <option value="">{texts.noAvailability}</option>
          {availabilities.map((name) => (
            <option key={name} value={name}>
              {texts.availabilities[name]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
