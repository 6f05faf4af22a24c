import {
  MAX_PICTURE_BYTES,
  type PictureFormat,
  type PictureWidth,
  pictureSettings,
} from '@rombo/shared/contract/picture';
import { maxPixelsOf } from '@rombo/shared/contract/upload';
import { VARIANT_TIMEOUT_SECONDS } from '../../timeouts.ts';
import { pixelsOf, verify } from '../verify.ts';
import { loadSharp } from './load-sharp.ts';
import { inTurn } from './turns.ts';

/**
 * The picture turned as its EXIF says, without any metadata, in a width and format, never larger than it is; of one that moves the first
 * image. Throws for what is no picture, is damaged or has too many pixels; the header is looked at before anything is decoded.
 */
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
