import { Columns } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { formOf } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { FormCountry, FormText } from '../collection/form-fields.tsx';
import { dealerKind } from './dealer-kind.ts';

function DealerFields() {
  const { dealerForm: texts } = useTexts('panel');
  return (
    <>
      <FormText name="name" label={texts.name} aria-required />
      <Columns>
        <FormText name="address" label={texts.address} />
        <FormText name="city" label={texts.city} aria-required />
        <FormCountry name="country" label={texts.country} aria-required />
      </Columns>
      <Columns>
        <FormText name="phone" label={texts.phone} type="tel" />
        <FormText name="email" label={texts.email} type="email" />
        <FormText name="site" label={texts.site} inputMode="url" placeholder="https://" />
      </Columns>
      <FormText name="note" label={texts.note} hint={texts.noteHint} isLong />
      <Columns>
        <FormText name="lat" label={texts.lat} hint={texts.placeHint} inputMode="text" />
        <FormText name="lng" label={texts.lng} inputMode="text" />
      </Columns>
    </>
  );
}

const DealerForm = formOf(dealerKind, DealerFields);

export default () => <CollectionPanel kind={dealerKind} Form={DealerForm} />;
