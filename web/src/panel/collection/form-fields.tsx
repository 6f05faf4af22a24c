import { fromKeys } from '@rombo/shared/contract/keys-of';
import { type OtherLanguage, otherLanguages } from '@rombo/shared/contract/text';
import { countryCodes } from '@rombo/shared/words/countries';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, type SelectFieldProps, TextField } from '../../forms/fields.tsx';
import { countryName } from '../../i18n/format.ts';
import { type Language, useLanguage, useTexts } from '../../i18n/index.ts';
import { languageName } from '../../i18n/language-name.ts';
import { Hint } from '../ui/cards.tsx';
import { CollapsibleSection } from './section.tsx';

function useRegisteredField(name: string, format?: (text: string) => string) {
  const { register, setValue, getFieldState, formState } = useFormContext();
  const onBlur = format && (({ target }: { target: { value: string } }) => setValue(name, format(target.value)));
  return { ...register(name, onBlur && { onBlur }), error: getFieldState(name, formState).error?.message };
}

type Named<P> = P & { name: string };

/** Without `maxLength`, which would cut a pasted text in silence: the schema refuses one that is too long, and the field keeps it. */
interface FormTextProps extends Omit<ComponentProps<typeof TextField>, 'maxLength'> {
  /** Rewrites the text when the input loses focus. */
  format?: ((text: string) => string) | undefined;
}

export const FormText = ({ name, format, ...rest }: Named<FormTextProps>) => (
  <TextField {...useRegisteredField(name, format)} {...rest} />
);

export const FormSelect = ({ name, ...rest }: Named<SelectFieldProps>) => (
  <SelectField {...useRegisteredField(name)} {...rest} />
);

interface TranslatedFieldsProps<E extends string> {
  names: readonly E[];
  /** Further fields of a language, with their inputs. */
  further?: { names: readonly string[]; inputs: (language: OtherLanguage) => ReactNode };
  long: E;
  texts: Record<E, string>;
}

/** The texts of an item in another language, with the same labels as the Italian ones. */
function TranslatedSection<E extends string>(props: TranslatedFieldsProps<E> & { language: OtherLanguage }) {
  const { language, names, further, long, texts } = props;
  const { translated } = useTexts('panel');
  const languageText = languageName(language, useLanguage().language);
  const fields = names.map((name) => `${language}.${name}`);
  const values: string[] = useWatch({ name: fields });
  const filled = names.filter((_, index) => values[index]);
  return (
    <CollapsibleSection
      title={translated.title(languageText)}
      summary={filled.map((name) => texts[name]).join(', ')}
      fields={[...fields, ...(further?.names.map((name) => `${language}.${name}`) ?? [])]}
    >
      <Hint>{translated.hint(languageText)}</Hint>
      {names.map((name) => (
        <FormText key={name} name={`${language}.${name}`} label={texts[name]} lang={language} isLong={name === long} />
      ))}
      {further?.inputs(language)}
    </CollapsibleSection>
  );
}

/** A section with the texts of an item for each other language. */
export const TranslatedFields = <E extends string>(props: TranslatedFieldsProps<E>) =>
  otherLanguages.map((code) => <TranslatedSection key={code} language={code} {...props} />);

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
