import { type Result, ResultFields, raceCategories } from '@rombo/shared/collections/result';
import { countryName } from '../../i18n/format.ts';
import { writeDate } from '../../i18n/race-dates.ts';
import {
  type PictureDraft,
  pictureDraftOf,
  picturePartsOf,
  textsOf,
  translationsOf,
} from '../collection/draft-fields.ts';
import { type Kind, simpleDraft } from '../collection/kind.ts';

const textNames = [
  ...(['title', 'date', 'endDate', 'place', 'country', 'scope', 'category'] as const),
  ...(['class', 'winner', 'description', 'fuel', 'plug'] as const),
] as const;

/** Texts that have an English one beside them. */
export const translatedNames = ['title', 'place', 'class', 'description', 'fuel', 'plug'] as const;

export interface ResultDraft extends Record<(typeof textNames)[number], string>, PictureDraft {
  engines: string[] | '';
  en: Record<(typeof translatedNames)[number], string>;
}

const draftOf = (result: Partial<Result>): ResultDraft => ({
  ...textsOf(textNames, result),
  engines: result.engines?.length ? result.engines : '',
  en: textsOf(translatedNames, result.translations?.en),
  ...pictureDraftOf(result.picture),
});

const fieldsOf = (draft: ResultDraft, stored: Result | null) => {
  const { image: _, focalPoint: __, alt: ___, en, engines, ...fields } = draft;
  return { ...fields, engines: engines || [], translations: translationsOf(en, stored?.translations) };
};

export const resultKind: Kind<Result, ResultDraft> = {
  tab: 'risultati',
  routes: {
    list: 'listAdminResults',
    create: 'createResult',
    update: 'updateResult',
    remove: 'deleteResult',
    versions: 'listResultVersions',
    restoreVersion: 'restoreResultVersion',
  },
  shownBy: ['listResults', 'getProduct'],
  isTrashed: true,
  nameOf: ({ title }) => title,
  cardOf: ({ date, picture, place, country, class: raceClass, winner, engines }, { results }, language) => ({
    label: writeDate(date, language),
    picture,
    texts: [
      [place, country && countryName(country, language), raceClass].filter(Boolean).join(' · '),
      winner && results.won(winner, engines.length),
    ],
  }),
  countOf: (all, { results }) => results.count(all.length, new Set(all.map(({ date }) => date.slice(0, 4))).size),
  words: ({ results, resultForm, resultVersions }) => ({ list: results, form: resultForm, versions: resultVersions }),
  ...simpleDraft<Result, ResultDraft>({
    name: 'result',
    empty: draftOf({ scope: 'national', category: raceCategories[0], country: 'IT' }),
    draftOf,
    valuesOf: (draft, stored) => ({ ...fieldsOf(draft, stored), ...picturePartsOf(draft) }),
    checkedOf: (draft) => fieldsOf(draft, null),
    schema: ResultFields,
    files: [{ field: 'image', purpose: 'result-image', about: ['focalPoint', 'alt'] }],
    fieldOf: (path) =>
      path
        .replace(/^picture\./, '')
        .replace(/^translations\./, '')
        .replace(/^engines\..*/, 'engines'),
  }),
};
