import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../../i18n/index.ts';
import { Field, TextInput } from '../../../../../ui/field.tsx';
import type { ProductDraft } from '../../draft/product-draft.ts';

export function PriceField() {
  const { productForm: texts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  return (
    <Field label={texts.price} hint={texts.priceHint} error={formState.errors.price?.message}>
      {(control) => <TextInput {...control} {...register('price')} inputMode="decimal" autoComplete="off" />}
    </Field>
  );
}
