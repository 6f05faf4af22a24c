import {
  COLOR_IN_NAME,
  FOCAL_POINT_IN_NAME,
  MAX_PICTURE_BYTES,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  pictureSettings,
} from '@rombo/shared/contract/picture';
import { UUID } from '@rombo/shared/contract/text';
import { imageTypes, maxPixelsOf } from '@rombo/shared/contract/upload';
import { VARIANT_TIMEOUT_SECONDS } from '../../deadline.ts';
import { pixelsOf, verify } from '../verify.ts';
import { inTurn, loadSharp } from './load-sharp.ts';

/** A picture in one width and format: its own key in the bucket, and that of the original it is made of. */
export interface Variant {
  key: string;
  original: string;
  width: PictureWidth;
  format: PictureFormat;
}

const ENDING = Object.values(imageTypes).join('|');
const PICTURE = `(?:products|results|news)/${UUID}/${UUID}${COLOR_IN_NAME}`;
const SLIDE = `slides/${UUID}/${UUID}${COLOR_IN_NAME}${FOCAL_POINT_IN_NAME}`;
const NAME = `media/(?:${PICTURE}|${SLIDE})\\.(?:${ENDING})`;
const ORIGINAL = new RegExp(`^${NAME}$`);
const PATH = new RegExp(`^/(${NAME})/(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);

export function parsePath(path: string): Variant | undefined {
  const [, original, digits, ending] = PATH.exec(path) ?? [];
  const width = PICTURE_WIDTHS.find((one) => one === Number(digits));
  const format = PICTURE_FORMATS.find((one) => one === ending);
  return original && width && format ? { key: path.slice(1), original, width, format } : undefined;
}

export const isOriginal = (key: string): boolean => ORIGINAL.test(key);

/** Encodes a picture upright, without metadata, never enlarged; of an animation the first frame. Throws if damaged. */
export async function makeVariant(bytes: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const verdict = await verify('product-image', { bytes, size: bytes.length });
  if ('refusal' in verdict) throw new Error(verdict.refusal);
  const { type } = verdict;
  if (type === 'application/pdf') throw new Error('A sheet is no picture');
  return inTurn(pixelsOf(bytes) ?? 0, () => encode(bytes, maxPixelsOf(type), width, format));
}

async function encode(bytes: Uint8Array, limitInputPixels: number, width: PictureWidth, format: PictureFormat) {
  const { qualities, effort } = pictureSettings[format];
  const sharp = await loadSharp();
  const resized = sharp(bytes, { limitInputPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: VARIANT_TIMEOUT_SECONDS });
  let made = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await resized.clone()[format]({ quality, effort }).toBuffer();
    if (made.length <= MAX_PICTURE_BYTES) break;
  }
  return made;
}
