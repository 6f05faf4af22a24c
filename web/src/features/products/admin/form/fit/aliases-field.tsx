import { useController } from 'react-hook-form';
import { useTexts } from '../../../../../i18n/index.ts';
import { Field, TextArea } from '../../../../../ui/field.tsx';
import type { ProductDraft } from '../../draft/product-draft.ts';

/** Other codes of a product, one a line. */
export function AliasesField() {
  const { productForm, fit } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'alsoKnownAs'>({ name: 'alsoKnownAs' });
  const { value, onChange, ...input } = field;
  const error = fieldState.error;
  return (
    <Field label={productForm.alsoKnownAs} hint={fit.aliasesHint} error={error?.message}>
      {(control) => (
        <TextArea
          {...control}
          {...input}
          value={value === '' ? '' : value.join('\n')}
          onChange={({ target }) => onChange(target.value ? target.value.split('\n') : '')}
        />
      )}
    </Field>
  );
}
