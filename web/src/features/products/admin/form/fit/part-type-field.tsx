import { partTypes } from '@rombo/shared/part-types';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../../i18n/index.ts';
import { Field, Select } from '../../../../../ui/field.tsx';
import type { ProductDraft } from '../../draft/product-draft.ts';

/** Type of a part, by which engines group their parts. */
export function PartTypeField() {
  const { productForm, fit } = useTexts('panel');
  const { types: names } = useTexts('parts');
  const { register, formState } = useFormContext<ProductDraft>();
  return (
    <Field label={productForm.partType} error={formState.errors.partType?.message}>
      {(control) => (
        <Select {...control} {...register('partType')}>
          <option value="">{fit.noType}</option>
          {partTypes.map((type) => (
            <option key={type} value={type}>
              {names[type]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
