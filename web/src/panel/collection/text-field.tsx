import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field, TextInput } from '../../ui/field.tsx';

interface TextFieldProps extends ComponentProps<typeof TextInput> {
  name: string;
  label: string;
  hint?: string;
}

/** A line of text of a form, with the error of its field. */
export function TextField({ name, label, hint, ...rest }: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  return (
    <Field label={label} hint={hint} error={getFieldState(name, formState).error?.message}>
      {(control) => <TextInput {...control} {...register(name)} autoComplete="off" {...rest} />}
    </Field>
  );
}
