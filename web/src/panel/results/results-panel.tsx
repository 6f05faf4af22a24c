import { type Result, raceCategories, raceScopes, resultLimits } from '@rombo/shared/collections/result';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { Columns } from '../../forms/form.styles.ts';
import { useTexts } from '../../i18n/index.ts';
import { formOf } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { FormCountry, FormSelect, FormText } from '../collection/form-fields.tsx';
import { OptionalPicture } from '../collection/picture-field.tsx';
import { Section } from '../collection/section.tsx';
import { ProductsField } from '../products/form/products-field.tsx';
import { TabLink } from '../products/product-parts.tsx';
import { resultKind, translatedNames } from './result-kind.ts';

function ResultFields() {
  const { resultForm: texts, fit } = useTexts('panel');
  const text = (name: 'title' | 'place' | 'class' | 'winner' | 'fuel' | 'plug') => (
    <FormText
      name={name}
      label={texts[name]}
      maxLength={resultLimits[name]}
      aria-required={name === 'title' || undefined}
    />
  );
  return (
    <>
      {text('title')}
      <Columns>
        <FormText name="date" label={texts.date} type="date" aria-required />
        <FormText name="endDate" label={texts.endDate} hint={texts.endDateHint} type="date" />
      </Columns>
      <Columns>
        {text('place')}
        <FormCountry name="country" label={texts.country} none={texts.noCountry} />
      </Columns>
      <Columns>
        <FormSelect
          name="scope"
          label={texts.scope}
          options={raceScopes.map((scope) => [scope, texts.scopes[scope]])}
        />
        <FormSelect
          name="category"
          label={texts.category}
          options={raceCategories.map((category) => [category, texts.categories[category]])}
        />
        {text('class')}
      </Columns>
      {text('winner')}
      <ProductsField
        name="engines"
        label={texts.engines}
        hint={texts.enginesHint}
        words={fit}
        isOffered={({ category }) => category === 'motori'}
      />
      <Columns>
        {text('fuel')}
        {text('plug')}
      </Columns>
      <FormText name="description" label={texts.description} isLong maxLength={resultLimits.description} />
      <OptionalPicture purpose="result-image" />
      <Section title={texts.english} hint={texts.englishHint}>
        {translatedNames.map((name) => (
          <FormText
            key={name}
            name={`en.${name}`}
            label={texts[name]}
            lang="en"
            isLong={name === 'description'}
            maxLength={resultLimits[name]}
          />
        ))}
      </Section>
    </>
  );
}

const ResultForm = formOf(resultKind, ResultFields);

function OnSite({ item: { title, date } }: { item: Result }) {
  const { products: texts } = useTexts('panel');
  const year = date.slice(0, 4);
  return <TabLink href={pathOfPage('season', { year })} text={texts.seeOnSite} about={title} />;
}

export default () => <CollectionPanel kind={resultKind} Form={ResultForm} Action={OnSite} />;
