import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { PictureFacts, Share } from '../contract/picture-fields.ts';
import { Fields, Id, JsonText, Line, List } from '../contract/text.ts';
import { MediaPart } from '../contract/upload.ts';

export const explodedLimits = { points: 60, code: 60, label: 120 } as const;

/** A numbered point of an exploded view: its position as shares of the picture's width and height, and its part. */
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

export const ExplodedPoints = List(
  ExplodedPoint,
  explodedLimits.points,
  refusal('too_many_points', { max: explodedLimits.points }),
);

/** An exploded view in a form. `image` is an upload key or the current address. Empty becomes null, which removes the view. */
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

/** Form parts. An absent view keeps its value, an empty one is removed. The picture may be a separate file. */
export const explodedParts = {
  explodedView: v.exactOptional(ExplodedViewText),
  explodedViewImage: v.optional(MediaPart),
};

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
