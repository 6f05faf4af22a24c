import { type Dealer, DealerInput } from '@rombo/shared/collections/dealer';
import { keysOf } from '@rombo/shared/contract/keys-of';
import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Columns } from '../../forms/form.styles.ts';
import { countryName } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/index.ts';
import { createForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { textsOf } from '../collection/draft-fields.ts';
import { countryNames, FormCountry, FormText } from '../collection/form-fields.tsx';
import { type Kind, simpleDraft } from '../collection/kind.ts';
import { registered } from '../collection/reads.ts';
import { parseDegrees, withScheme } from './parse-position.ts';
import { PlaceFields } from './place-fields.tsx';

type DealerDraft = Record<keyof DealerInput, string>;

const draftOf = (dealer: Partial<Dealer>): DealerDraft => textsOf(keysOf(DealerInput.entries), dealer);

export const dealerKind: Kind<Dealer, DealerDraft> = {
  ...registered('dealer'),
  nameOf: ({ name }) => name,
  cardOf: ({ address, city, country, phone, email, site, lat }, { dealers }, language) => ({
    label: countryName(country, language),
    texts: [
      [[address, city].filter(Boolean).join(', '), phone, email, site].filter(Boolean).join('\n'),
      lat === null && dealers.offMap,
    ],
  }),
  valueWords: (_, language) => ({ country: countryNames(language) }),
  words: ({ dealers, dealerForm, dealerVersions }) => ({ list: dealers, form: dealerForm, versions: dealerVersions }),
  ...simpleDraft<Dealer, DealerDraft>({
    name: 'dealer',
    empty: draftOf({ country: 'IT' }),
    draftOf,
    valuesOf: ({ lat, lng, ...texts }) => ({ ...texts, lat: parseDegrees(lat), lng: parseDegrees(lng) }),
    schema: DealerInput,
  }),
};

function DealerFields() {
  const { dealerForm: texts } = useTexts('panel');
  const { setValue } = useFormContext<DealerDraft>();
  const completeSite = ({ target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'site') return;
    const site = withScheme(target.value);
    if (site !== target.value) setValue('site', site, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormText name="name" label={texts.name} aria-required />
      <Columns>
        <FormText name="address" label={texts.address} />
        <FormText name="city" label={texts.city} aria-required />
        <FormCountry name="country" label={texts.country} aria-required />
      </Columns>
      <Columns onBlur={completeSite}>
        <FormText name="phone" label={texts.phone} type="tel" />
        <FormText name="email" label={texts.email} type="email" />
        <FormText name="site" label={texts.site} inputMode="url" placeholder="https://" />
      </Columns>
      <FormText name="note" label={texts.note} hint={texts.noteHint} isLong />
      <PlaceFields />
    </>
  );
}

const DealerForm = createForm(dealerKind, DealerFields);

export default () => <CollectionPanel kind={dealerKind} Form={DealerForm} />;
