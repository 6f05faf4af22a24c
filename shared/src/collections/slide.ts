import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Picture, PictureText } from '../contract/picture-fields.ts';
import { multipart } from '../contract/route.ts';
import {
  Clearable,
  Fields,
  Flag,
  Id,
  Line,
  NumberBetween,
  OrNull,
  SitePath,
  Text,
  Translations,
  TranslationsText,
} from '../contract/text.ts';
import { MediaPart } from '../contract/upload.ts';
import { collection, EntityFields } from './collection.ts';

export const slideLimits = { title: 120, description: 1000, order: 9999, headline: 60, text: 160 } as const;

const order = v.pipe(NumberBetween(-slideLimits.order, slideLimits.order), v.integer(refusal('whole_number')));

const title = OrNull(Line(slideLimits.title));
const description = OrNull(Text(slideLimits.description));
const product = Clearable(v.pipe(v.string(), v.uuid(refusal('no_such_product'))));

const displayedFields = {
  headline: Clearable(Line(slideLimits.headline)),
  text: Clearable(Line(slideLimits.text)),
  link: Clearable(SitePath),
};

/** A slide's texts in languages besides Italian. The internal note is not translated. */
const SlideTranslations = Translations({
  title: v.exactOptional(Line(slideLimits.title)),
  headline: v.exactOptional(Line(slideLimits.headline)),
  text: v.exactOptional(Line(slideLimits.text)),
});

export const SlideFields = Fields({
  title,
  description,
  order,
  active: v.boolean(),
  product,
  ...displayedFields,
  translations: v.exactOptional(SlideTranslations),
});
export type SlideFields = v.InferOutput<typeof SlideFields>;

/** On PUT an absent picture, product, text or translation keeps its value; `{}` removes translations, a blank part the others. */
export const SlideInput = Fields({
  image: v.optional(MediaPart),
  picture: v.exactOptional(PictureText),
  title,
  description,
  order: v.optional(
    v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, refusal('whole_number')), v.transform(Number), order),
    '0',
  ),
  active: v.optional(Flag, 'true'),
  product,
  ...displayedFields,
  translations: v.exactOptional(TranslationsText(SlideTranslations)),
});
export type SlideInput = v.InferOutput<typeof SlideInput>;

/** A slide as the administrator reads it; `description` is an internal note. */
export const Slide = v.object({
  ...EntityFields,
  imageUrl: v.string(),
  title: v.nullable(v.string()),
  description: v.nullable(v.string()),
  order: v.number(),
  active: v.boolean(),
  product: v.optional(Id),
  headline: v.optional(v.string()),
  text: v.optional(v.string()),
  link: v.optional(v.string()),
  picture: Picture,
  translations: v.optional(SlideTranslations),
});
export type Slide = v.InferOutput<typeof Slide>;

export const slides = /* @__PURE__ */ collection({
  kind: 'slide',
  noun: 'a slide',
  body: /* @__PURE__ */ multipart(SlideInput, { many: [], one: ['image'] }),
  schema: Slide,
});
