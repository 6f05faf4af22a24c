import * as v from 'valibot';
import { byLanguage } from '../words/languages.ts';
import { refusal } from './issues.ts';
import { metadataInName } from './picture.ts';
import { Fields, JsonText, Line, List, NumberBetween } from './text.ts';

export const ALT_MAX = 250;

const inEachLanguage = <S extends v.GenericSchema>(schema: S) => byLanguage(() => v.exactOptional(schema));

export const Share = NumberBetween(0, 1);
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The point of a picture that stays visible when it is cropped: shares of its width and height. */
const FocalPoint = Fields({ x: Share, y: Share });
export type FocalPoint = v.InferOutput<typeof FocalPoint>;

export const PictureFacts = v.object({
  /** In pixels; null if it could not be measured. */
  width: v.nullable(pixels),
  height: v.nullable(pixels),
  /** Average colour, as six hexadecimal digits; null if transparent or not measured. */
  color: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{6}$/))),
  focalPoint: v.object({ x: Share, y: Share }),
  alt: v.object(inEachLanguage(v.string())),
});
export type PictureFacts = v.InferOutput<typeof PictureFacts>;

export const Picture = v.object({ url: v.string(), ...PictureFacts.entries });
export type Picture = v.InferOutput<typeof Picture>;

/** A form's changes to a picture. Absent fields keep their values. */
const PictureEdit = Fields({
  focalPoint: v.exactOptional(FocalPoint),
  alt: v.exactOptional(Fields(inEachLanguage(Line(ALT_MAX)))),
});
export type PictureEdit = v.InferOutput<typeof PictureEdit>;

/** Part of a slide's form. A blank one removes the alternative texts. */
export const PictureText = JsonText(PictureEdit, '{"alt":{}}');

/** Part of a product's form, in the order of its pictures. An empty list or a blank part removes the alternative texts. */
export const PicturesText = (max: number) =>
  JsonText(List(PictureEdit, max, refusal('too_many_pictures', { max })), '[]');

/** Returns an unmeasured picture. Its file name may contain the colour and the horizontal focal point. */
export function unmeasuredPicture(url: string, x = 0.5): Picture {
  const { color = null, focalX } = metadataInName(url);
  const focalPoint = { x: focalX === undefined ? x : focalX / 100, y: 0.5 };
  return { url, width: null, height: null, color, focalPoint, alt: {} };
}
