import * as v from 'valibot';
import { EntityFields } from '../src/collections/collection.ts';
import { refusal } from '../src/contract/issues.ts';
import { Picture } from '../src/contract/picture-fields.ts';
import { Line } from '../src/contract/text.ts';

/** Fields of a fair that its form sets as they are. */
export const fairFields = {
  name: Line(80),
  date: v.pipe(v.string(refusal('date')), v.isoDate(refusal('date'))),
};

/** A kind of content that exists in tests of the panel only. */
export const Fair = v.object({
  ...EntityFields,
  name: v.string(),
  date: v.string(),
  order: v.number(),
  imageUrl: v.string(),
  picture: Picture,
});
export type Fair = v.InferOutput<typeof Fair>;
