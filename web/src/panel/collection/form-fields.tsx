import { countryCodes } from '@rombo/shared/words/countries';
import { type ComponentProps, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField, TextField } from '../../forms/fields.tsx';
import { countryName } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/index.ts';

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

interface CountryProps extends Omit<Named<ComponentProps<typeof SelectField>>, 'options'> {
  /** Label of the option for no country; without one a country is required. */
  none?: string;
}

/** A select of all countries, by their names. */
export function FormCountry({ none, ...rest }: CountryProps) {
  const { language } = useLanguage();
  const countries = useMemo(
    () =>
      countryCodes
        .map((code) => [code, countryName(code, language)] as const)
        .sort(([, one], [, other]) => one.localeCompare(other, language)),
    [language],
  );
  return <FormSelect {...rest} options={none === undefined ? countries : [['', none], ...countries]} />;
}
