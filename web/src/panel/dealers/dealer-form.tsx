import type { Dealer } from '@rombo/shared/collections/dealer';
import { countryCodes } from '@rombo/shared/words/countries';
import { type ComponentProps, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { Columns } from '../../forms/form.styles.ts';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Field, Select, TextArea, TextInput } from '../../ui/field.tsx';
import { CollectionForm, type FormProps, useCollectionForm } from '../collection/collection-form.tsx';
import { type DealerDraft, dealerKind } from './dealer-kind.ts';

interface TextFieldProps extends ComponentProps<typeof TextInput> {
  name: keyof DealerDraft;
  hint?: string;
}

/** A line of text of the form, by the name of its field. */
function TextField({ name, hint, ...rest }: TextFieldProps) {
  const { dealerForm: texts } = useTexts('panel');
  const { register, formState } = useFormContext<DealerDraft>();
  return (
    <Field label={texts[name]} hint={hint} error={formState.errors[name]?.message}>
      {(control) => <TextInput {...control} {...register(name)} autoComplete="off" {...rest} />}
    </Field>
  );
}

function DealerFields() {
  const { dealerForm: texts } = useTexts('panel');
  const { language } = useLanguage();
  const { register, formState } = useFormContext<DealerDraft>();
  const { errors } = formState;
  const countries = useMemo(
    () =>
      countryCodes
        .map((code) => ({ code, name: countryName(code, language) }))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    [language],
  );
  return (
    <>
      <TextField name="name" aria-required />
      <Columns>
        <TextField name="address" />
        <TextField name="city" aria-required />
        <Field label={texts.country} error={errors.country?.message}>
          {(control) => (
            <Select {...control} {...register('country')} aria-required>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Columns>
      <Columns>
        <TextField name="phone" type="tel" />
        <TextField name="email" type="email" />
        <TextField name="site" inputMode="url" placeholder="https://" />
      </Columns>
      <Field label={texts.note} hint={texts.noteHint} error={errors.note?.message}>
        {(control) => <TextArea {...control} {...register('note')} />}
      </Field>
      <Columns>
        <TextField name="lat" hint={texts.placeHint} inputMode="text" />
        <TextField name="lng" inputMode="text" />
      </Columns>
    </>
  );
}

export function DealerForm(props: FormProps<Dealer>) {
  const item = useCollectionForm(dealerKind, props);
  return (
    <CollectionForm kind={dealerKind} item={item} onClose={props.onClose}>
      <DealerFields />
    </CollectionForm>
  );
}
