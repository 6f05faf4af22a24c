import { type Result, ResultFields, raceCategories, raceScopes } from '@rombo/shared/collections/result';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { Columns } from '../../forms/form.styles.ts';
import { countryName } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/index.ts';
import { formatDay } from '../../i18n/race-dates.ts';
import { createForm } from '../collection/collection-form.tsx';
import { CollectionPanel } from '../collection/collection-panel.tsx';
import { illustratedDraft, textsOf } from '../collection/draft-fields.ts';
import { countryNames, FormCountry, FormSelect, FormText, TranslatedFields } from '../collection/form-fields.tsx';
import type { Kind } from '../collection/kind.ts';
import { PictureField } from '../collection/picture-field.tsx';
import { registered } from '../collection/reads.ts';
import { EnginesField } from '../products/form/product-finder.tsx';

const textNames = [
  ...(['title', 'date', 'endDate', 'place', 'country', 'scope', 'category'] as const),
  ...(['class', 'winner', 'description', 'fuel', 'plug'] as const),
];

const translatedNames = ['title', 'place', 'class', 'description', 'fuel', 'plug'] as const;

const form = illustratedDraft({
  name: 'result',
  purpose: 'result-image',
  schema: ResultFields,
  translated: translatedNames,
  empty: { scope: 'national', category: raceCategories[0], country: 'IT' },
  draftOf: (result: Partial<Result>) => ({
    ...textsOf(textNames, result),
    engines: result.engines?.length ? result.engines : ('' as const),
  }),
  valuesOf: (own) => ({ ...own, engines: own.engines || [] }),
});

export const resultKind: Kind<Result, typeof form.draft.empty> = {
  ...registered('result'),
  nameOf: ({ title }) => title,
  pageOf: ({ date }) => pathOfPage('season', { year: date.slice(0, 4) }),
  cardOf: ({ date, picture, place, country, class: raceClass, winner, engines }, { results }, language) => ({
    label: formatDay(date, language),
    picture,
    texts: [
      [place, country && countryName(country, language), raceClass].filter(Boolean).join(' · '),
      winner && results.won(winner, engines.length),
    ],
  }),
  countOf: (all, { results }) => results.count(all.length, new Set(all.map(({ date }) => date.slice(0, 4))).size),
  valueWords: ({ resultForm: { scopes, categories } }, language) => ({
    scope: scopes,
    category: categories,
    country: countryNames(language),
  }),
  words: ({ results, resultForm, resultVersions }) => ({ list: results, form: resultForm, versions: resultVersions }),
  ...form,
};

function ResultInputs() {
  const { resultForm: texts } = useTexts('panel');
  const text = (name: 'title' | 'place' | 'class' | 'winner' | 'fuel' | 'plug') => (
    <FormText name={name} label={texts[name]} aria-required={name === 'title' || undefined} />
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
      <EnginesField name="engines" label={texts.engines} hint={texts.enginesHint} />
      <Columns>
        {text('fuel')}
        {text('plug')}
      </Columns>
      <FormText name="description" label={texts.description} isLong />
      <PictureField purpose="result-image" />
      <TranslatedFields names={translatedNames} long="description" texts={texts} />
    </>
  );
}

const ResultForm = createForm(resultKind, ResultInputs);

export default () => <CollectionPanel kind={resultKind} Form={ResultForm} />;
