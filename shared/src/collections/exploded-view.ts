import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { PictureFacts, Share } from '../contract/picture-fields.ts';
import { Fields, Id, JsonText, Line } from '../contract/text.ts';
import { MediaPart } from '../contract/upload.ts';

export const explodedLimits = { points: 60, code: 60, label: 120 } as const;

/** A numbered point of an exploded view: where it is, in shares of the picture's width and height, and the part there. */
export const ExplodedPoint = v.pipe(
  Fields({
    x: Share,
    y: Share,
    product: v.exactOptional(v.pipe(v.string(refusal('text')), v.uuid(refusal('unknown_product')))),
    code: v.exactOptional(Line(explodedLimits.code)),
    label: v.exactOptional(Line(explodedLimits.label)),
  }),
  v.check(({ product, code, label }) => Boolean(product || code || label), refusal('empty_point')),
);
export type ExplodedPoint = v.InferOutput<typeof ExplodedPoint>;

export const ExplodedPoints = v.pipe(
  v.array(ExplodedPoint, refusal('list')),
  v.maxLength(explodedLimits.points, refusal('too_many_points', { max: explodedLimits.points })),
);

/** An exploded view as a form sends it: `image` is the key of an upload or the present address; null for none. */
const ExplodedViewText = JsonText(
  v.pipe(
    Fields({
      image: v.exactOptional(v.pipe(v.string(refusal('text')), v.trim(), v.maxLength(300))),
      points: v.exactOptional(ExplodedPoints),
    }),
    v.transform((view) => (Object.keys(view).length > 0 ? view : null)),
  ),
  '{}',
);

/** The parts of a product's form: an absent view stays, an empty one goes; the picture may come as a file of its own. */
export const explodedParts = {
  explodedView: v.exactOptional(ExplodedViewText),
  explodedViewImage: v.optional(MediaPart),
};

/** An exploded view as it is answered, its points in the order of their numbers. */
export const ExplodedView = v.object({
  image: v.string(),
  ...v.pick(PictureFacts, ['width', 'height', 'color']).entries,
  points: v.array(
    v.object({
      x: Share,
      y: Share,
      product: v.optional(Id),
      code: v.optional(v.string()),
      label: v.optional(v.string()),
    }),
  ),
});
export type ExplodedView = v.InferOutput<typeof ExplodedView>;
