import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { slugFields } from '../contract/language-fields.ts';
import { Picture, PictureText } from '../contract/picture-fields.ts';
import { multipart } from '../contract/route.ts';
import { Clearable, Day, Fields, Id, Line, Text, Timestamp, Translations, TranslationsText } from '../contract/text.ts';
import { MediaPart } from '../contract/upload.ts';
import { collection, EntityFields, SlugFields } from './collection.ts';
import { statusFields, statusOutput, statusParts } from './status.ts';

const newsLimits = { title: 120, text: 4000 } as const;

const NewsTranslations = Translations({
  title: v.exactOptional(Line(newsLimits.title)),
  text: v.exactOptional(Text(newsLimits.text)),
});

/** Fields that form and API share. On PUT an absent product keeps its value, a blank one is removed. */
const fields = {
  title: Line(newsLimits.title),
  date: Day,
  /** Paragraphs are separated by blank lines. */
  text: Text(newsLimits.text),
  product: Clearable(v.pipe(v.string(), v.uuid(refusal('no_such_product')))),
};

export const NewsFields = Fields({ ...fields, ...statusFields, translations: v.exactOptional(NewsTranslations) });
export type NewsFields = v.InferOutput<typeof NewsFields>;

/** Multipart form of POST and PUT. An empty `image` removes the picture. */
const NewsInput = Fields({
  ...fields,
  ...statusParts,
  image: v.optional(MediaPart),
  picture: v.exactOptional(PictureText),
  translations: v.exactOptional(TranslationsText(NewsTranslations)),
});

/** A news item. Its former slugs are kept like those of products. */
export const News = v.object({
  ...EntityFields,
  ...SlugFields,
  title: v.string(),
  date: Day,
  text: v.string(),
  product: v.optional(Id),
  picture: v.nullable(Picture),
  updatedAt: Timestamp,
  ...statusOutput,
  translations: v.optional(NewsTranslations),
});
export type News = v.InferOutput<typeof News>;

export const news = /* @__PURE__ */ collection({
  kind: 'news',
  noun: 'a news item',
  body: /* @__PURE__ */ multipart(NewsInput, { many: [], one: ['image'] }),
  schema: News,
  own: [...slugFields, 'updatedAt'],
});
