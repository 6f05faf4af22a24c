import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Picture, PictureText } from '../contract/picture-fields.ts';
import { multipart } from '../contract/route.ts';
import { Clearable, Day, Fields, Id, JsonText, Line, Text, Translations, TranslationsText } from '../contract/text.ts';
import { MediaPart } from '../contract/upload.ts';
import { countryCodes } from '../words/countries.ts';
import { collection, EntityFields, Ids } from './collection.ts';

const resultLimits = {
  title: 120,
  place: 80,
  class: 60,
  winner: 120,
  description: 1000,
  fuel: 80,
  plug: 80,
  engines: 5,
} as const;

/** Levels of a race, highest first. */
export const raceScopes = ['world', 'european', 'national', 'other'] as const;

/** Drive of a race's cars. */
export const raceCategories = ['nitro', 'electric', 'mixed'] as const;
export type RaceCategory = (typeof raceCategories)[number];

const translatedTexts = {
  title: v.exactOptional(Line(resultLimits.title)),
  place: v.exactOptional(Line(resultLimits.place)),
  class: v.exactOptional(Line(resultLimits.class)),
  description: v.exactOptional(Text(resultLimits.description)),
  fuel: v.exactOptional(Line(resultLimits.fuel)),
  plug: v.exactOptional(Line(resultLimits.plug)),
};
const ResultTranslations = Translations(translatedTexts);

/** Fields that form and API share. On PUT an absent field keeps its value, a blank one is removed. */
const fields = {
  title: Line(resultLimits.title),
  date: Day,
  /** Last day of a race that takes several days. */
  endDate: Clearable(Day),
  place: Clearable(Line(resultLimits.place)),
  country: Clearable(v.picklist(countryCodes, refusal('unknown_country'))),
  scope: v.exactOptional(v.picklist(raceScopes, refusal('unknown_type'))),
  category: v.exactOptional(v.picklist(raceCategories, refusal('unknown_category'))),
  class: Clearable(Line(resultLimits.class)),
  winner: Clearable(Line(resultLimits.winner)),
  description: Clearable(Text(resultLimits.description)),
  fuel: Clearable(Line(resultLimits.fuel)),
  plug: Clearable(Line(resultLimits.plug)),
};

const engines = Ids(resultLimits.engines, refusal('unknown_engine'));

export const endsAfterStart = ({ date, endDate }: Pick<Result, 'date' | 'endDate'>): boolean =>
  endDate === undefined || endDate >= date;
const ENDS_EARLY = refusal('end_before_start');

export const ResultFields = v.pipe(
  Fields({ ...fields, engines, translations: v.exactOptional(ResultTranslations) }),
  v.forward(v.partialCheck([['date'], ['endDate']], endsAfterStart, ENDS_EARLY), ['endDate']),
);
export type ResultFields = v.InferOutput<typeof ResultFields>;

/** Multipart form of POST and PUT. An empty `image` removes the picture. */
const ResultInput = v.pipe(
  Fields({
    ...fields,
    engines: v.exactOptional(JsonText(engines, '[]')),
    image: v.optional(MediaPart),
    picture: v.exactOptional(PictureText),
    translations: v.exactOptional(TranslationsText(ResultTranslations)),
  }),
  v.forward(v.partialCheck([['date'], ['endDate']], endsAfterStart, ENDS_EARLY), ['endDate']),
);

export const Result = v.object({
  ...EntityFields,
  title: v.string(),
  date: Day,
  endDate: v.optional(Day),
  place: v.optional(v.string()),
  /** ISO 3166-1 alpha-2 code. */
  country: v.optional(v.string()),
  scope: v.picklist(raceScopes),
  category: v.picklist(raceCategories),
  class: v.optional(v.string()),
  winner: v.optional(v.string()),
  description: v.optional(v.string()),
  fuel: v.optional(v.string()),
  plug: v.optional(v.string()),
  engines: v.array(Id),
  picture: v.nullable(Picture),
  translations: v.optional(ResultTranslations),
});
export type Result = v.InferOutput<typeof Result>;

export const results = /* @__PURE__ */ collection({
  kind: 'result',
  noun: 'a race result',
  body: /* @__PURE__ */ multipart(ResultInput, { many: [], one: ['image'] }),
  schema: Result,
});
