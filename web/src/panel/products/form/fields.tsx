import { Product } from '@rombo/shared/collections/product';
import type { ComponentProps } from 'react';
import { type RegisterOptions, useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/index.ts';
import { Field, Select, TextArea, TextInput } from '../../../ui/field.tsx';
import { toLocalTime, toUtc } from '../../ui/local-time.ts';
import type { PlainField, ProductDraft } from '../draft/product-draft.ts';

/** The fields whose input may be a line of text. */
export type TextName = { [K in PlainField]: string extends ProductDraft[K] ? K : never }[PlainField];
type SelectName = 'category' | 'subcategory' | 'partType' | 'availability' | 'successor' | 'status';

interface SelectFieldProps extends Omit<ComponentProps<typeof Select>, 'name'> {
  name: SelectName;
  hint?: string;
  options: readonly (readonly [value: string, label: string])[];
  registration?: RegisterOptions<ProductDraft, SelectName>;
}

/** A choice of the form, by the name of its field. */
export function SelectField({ name, hint, options, registration, ...rest }: SelectFieldProps) {
  const { productForm: texts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  return (
    <Field label={texts[name]} hint={hint} error={formState.errors[name]?.message}>
      {(control) => (
        <Select {...control} {...register(name, registration)} {...rest}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface TextFieldProps extends Omit<ComponentProps<typeof TextInput>, 'name'> {
  name: TextName;
  hint?: string;
}

const isNumber = (name: TextName): boolean => {
  const entry = Product.entries[name];
  return 'wrapped' in entry && String(entry.wrapped.type) === 'number';
};

/** A line of text of the form, by the name of its field. */
export function TextField({ name, hint, ...rest }: TextFieldProps) {
  const { productForm: texts } = useTexts('panel');
  const { register, formState } = useFormContext<ProductDraft>();
  return (
    <Field label={texts[name]} hint={hint} error={formState.errors[name]?.message}>
      {(control) => (
        <TextInput
          {...control}
          {...register(name)}
          inputMode={isNumber(name) ? 'decimal' : 'text'}
          autoComplete="off"
          {...rest}
        />
      )}
    </Field>
  );
}

/** Other codes of a product, one a line. */
export function AliasesField() {
  const { productForm, fit } = useTexts('panel');
  const { field, fieldState } = useController<ProductDraft, 'alsoKnownAs'>({ name: 'alsoKnownAs' });
  const { value, onChange, ...input } = field;
  return (
    <Field label={productForm.alsoKnownAs} hint={fit.aliasesHint} error={fieldState.error?.message}>
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
