import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Picture, PictureText } from '../contract/picture-fields.ts';
import { multipart } from '../contract/route.ts';
import {
  Clearable,
  Fields,
  Flag,
  Id,
  JsonText,
  Line,
  OrNull,
  Text,
  Translations,
  withoutBlanks,
} from '../contract/text.ts';
import { MediaPart } from '../contract/upload.ts';
import { collection, EntityFields, Ids } from './collection.ts';

export const slideLimits = { title: 120, description: 1000, order: 9999 } as const;

const order = v.pipe(
  v.number(),
  v.integer(refusal('whole_number')),
  v.minValue(-slideLimits.order, refusal('min', { min: -slideLimits.order })),
  v.maxValue(slideLimits.order, refusal('max', { max: slideLimits.order })),
);

const title = OrNull(Line(slideLimits.title));
const description = OrNull(Text(slideLimits.description));
const product = Clearable(v.pipe(v.string(), v.uuid(refusal('no_such_product'))));

/** A slide's title in the languages besides Italian; its internal note is in one. */
const SlideTranslations = Translations({ title: v.exactOptional(Line(slideLimits.title)) });

export const SlideFields = Fields({
  title,
  description,
  order,
  active: v.boolean(),
  product,
  translations: v.exactOptional(SlideTranslations),
});
export type SlideFields = v.InferOutput<typeof SlideFields>;

/** A slide's form. On PUT an absent picture, product or translation stays; `{}` removes the translations, a blank part the product. */
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
  translations: v.exactOptional(v.pipe(JsonText(SlideTranslations, '{}'), v.transform(withoutBlanks))),
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
  /** The id of the product that it shows. */
  product: v.optional(Id),
  picture: Picture,
  /** Absent where nothing is translated. */
  translations: v.optional(SlideTranslations),
});
export type Slide = v.InferOutput<typeof Slide>;

/** The order of slides: each gets the number of its place. Slides that it does not name keep theirs. */
export const SlideOrder = Fields({ ids: Ids(100, 'unknown_slide') });

export const slides = /* @__PURE__ */ collection({
  kind: 'slide',
  body: /* @__PURE__ */ multipart(SlideInput, { many: [], one: ['image'] }),
  schema: Slide,
});
