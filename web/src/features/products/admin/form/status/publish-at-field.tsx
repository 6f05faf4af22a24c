import { useController } from 'react-hook-form';
import { useTexts } from '../../../../../i18n/index.ts';
import { Field, TextInput } from '../../../../../ui/field.tsx';
import { toLocalTime, toUtc } from '../../../../../ui/local-time.ts';
import type { ProductDraft } from '../../draft/product-draft.ts';

/** When a draft becomes visible by itself, picked in the time of the device. */
export function PublishAtField() {
  const { productForm: texts } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'publishAt'>({ name: 'publishAt' });
  return (
    <Field label={texts.publishAt} hint={texts.publishAtHint} error={fieldState.error?.message}>
      {(control) => (
        <TextInput
          {...control}
          {...field}
          type="datetime-local"
          value={toLocalTime(field.value)}
          onChange={(event) => field.onChange(toUtc(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}
