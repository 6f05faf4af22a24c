import * as v from 'valibot';
import { collection, EntityFields } from '../src/collections/collection.ts';
import { refusal } from '../src/contract/issues.ts';
import { Picture } from '../src/contract/picture-fields.ts';
import { multipart } from '../src/contract/route.ts';
import { Fields, Line } from '../src/contract/text.ts';
import { MediaPart } from '../src/contract/upload.ts';

/** Fields of a fair that its form sets as they are. */
export const fairFields = {
  name: Line(80),
  date: v.pipe(v.string(refusal('date')), v.isoDate(refusal('date'))),
};

export const FairInput = Fields({ ...fairFields, image: v.optional(MediaPart) });
export type FairInput = v.InferOutput<typeof FairInput>;

export const Fair = v.object({
  ...EntityFields,
  name: v.string(),
  date: v.string(),
  order: v.number(),
  imageUrl: v.string(),
  picture: Picture,
});
export type Fair = v.InferOutput<typeof Fair>;

/** A kind of content with a text, a date, a picture and an order that exists in tests only: what a new kind costs. */
export const fairs = collection({
  kind: 'fair',
  body: multipart(FairInput, { many: [], one: ['image'] }),
  schema: Fair,
});
