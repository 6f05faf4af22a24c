import { fromKeys } from '@rombo/shared/contract/keys-of';
import { countryCodes } from '@rombo/shared/words/countries';
import { type ComponentProps, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, type SelectFieldProps, TextField } from '../../forms/fields.tsx';
import { countryName } from '../../i18n/format.ts';
import { type Language, useLanguage, useTexts } from '../../i18n/index.ts';
import { Hint } from '../ui/cards.tsx';
import { CollapsibleSection } from './section.tsx';

function useRegisteredField(name: string, format?: (text: string) => string) {
  const { register, setValue, getFieldState, formState } = useFormContext();
  const onBlur = format && (({ target }: { target: { value: string } }) => setValue(name, format(target.value)));
  return { ...register(name, onBlur && { onBlur }), error: getFieldState(name, formState).error?.message };
}

type Named<P> = P & { name: string };

interface FormTextProps extends ComponentProps<typeof TextField> {
  /** Rewrites the text when the input loses focus. */
  format?: ((text: string) => string) | undefined;
}

export const FormText = ({ name, format, ...rest }: Named<FormTextProps>) => (
  <TextField {...useRegisteredField(name, format)} {...rest} />
);

export const FormSelect = ({ name, ...rest }: Named<SelectFieldProps>) => (
  <SelectField {...useRegisteredField(name)} {...rest} />
);

interface EnglishFieldsProps<E extends string> {
  names: readonly E[];
  long: E;
  limits: Record<E, number>;
  texts: Record<E, string>;
}

/** The English texts of an item, with the same labels as the Italian ones. */
export function EnglishFields<E extends string>({ names, long, limits, texts }: EnglishFieldsProps<E>) {
  const { english } = useTexts('panel');
  const fields = names.map((name) => `en.${name}`);
  const values: string[] = useWatch({ name: fields });
  const filled = names.filter((_, index) => values[index]);
  return (
    <CollapsibleSection title={english.title} summary={filled.map((name) => texts[name]).join(', ')} fields={fields}>
      <Hint>{english.hint}</Hint>
      {names.map((name) => (
        <FormText
          key={name}
          name={`en.${name}`}
          label={texts[name]}
          lang="en"
          isLong={name === long}
          maxLength={limits[name]}
        />
      ))}
    </CollapsibleSection>
  );
}

/** Names of the countries, by code. */
export const countryNames = (language: Language): Record<string, string> =>
  fromKeys(countryCodes, (code) => countryName(code, language));

export function FormCountry(props: Omit<Named<SelectFieldProps>, 'options'>) {
  const { language } = useLanguage();
  const countries = useMemo(
    () => Object.entries(countryNames(language)).sort(([, one], [, other]) => one.localeCompare(other, language)),
    [language],
  );
  return <FormSelect {...props} options={countries} />;
}
