import type { Dealer } from '@rombo/shared/collections/dealer';
import { countryCodes } from '@rombo/shared/words/countries';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { Columns } from '../../forms/form.styles.ts';
import { countryName } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Field, Select, TextArea } from '../../ui/field.tsx';
import { CollectionForm, type FormProps, useCollectionForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { TextField } from '../collection/text-field.tsx';
import { type DealerDraft, dealerKind } from './dealer-kind.ts';

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
      <TextField name="name" label={texts.name} aria-required />
      <Columns>
        <TextField name="address" label={texts.address} />
        <TextField name="city" label={texts.city} aria-required />
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
        <TextField name="phone" label={texts.phone} type="tel" />
        <TextField name="email" label={texts.email} type="email" />
        <TextField name="site" label={texts.site} inputMode="url" placeholder="https://" />
      </Columns>
      <Field label={texts.note} hint={texts.noteHint} error={errors.note?.message}>
        {(control) => <TextArea {...control} {...register('note')} />}
      </Field>
      <Columns>
        <TextField name="lat" label={texts.lat} hint={texts.placeHint} inputMode="text" />
        <TextField name="lng" label={texts.lng} inputMode="text" />
      </Columns>
    </>
  );
}

function DealerForm(props: FormProps<Dealer>) {
  const item = useCollectionForm(dealerKind, props);
  return (
    <CollectionForm kind={dealerKind} item={item} onClose={props.onClose}>
      <DealerFields />
    </CollectionForm>
  );
}

export default () => <CollectionPanel kind={dealerKind} Form={DealerForm} />;
