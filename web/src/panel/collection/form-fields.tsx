import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField, TextField } from '../../forms/fields.tsx';

/** Props that connect an input to a field of the form. */
function useRegistered(name: string) {
  const { register, getFieldState, formState } = useFormContext();
  return { ...register(name), error: getFieldState(name, formState).error?.message };
}

type Named<P> = P & { name: string };

/** A text of the form, with the error of its field. */
export const FormText = ({ name, ...rest }: Named<ComponentProps<typeof TextField>>) => (
  <TextField {...useRegistered(name)} {...rest} />
);

/** A select of the form, with the error of its field. */
export const FormSelect = ({ name, ...rest }: Named<ComponentProps<typeof SelectField>>) => (
  <SelectField {...useRegistered(name)} {...rest} />
);
