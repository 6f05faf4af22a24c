import { MAX_PICTURE_BYTES, type PictureFormat, type PictureWidth, pictureSettings } from '@rombo/shared/picture';
import { MAX_PIXELS } from '@rombo/shared/upload';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { verify } from '../../files/verify.ts';

/** How long one encoding may take, in seconds; the largest picture that is taken needs about three. */
const SECONDS = 8;

/** A picture is one thread's work: several at once are several pictures, which leaves the others free for everything else. */
sharp.concurrency(1);
sharp.cache(false);

/** Two at once: a function on AWS has one request at a time, but on one machine all of a page's pictures come together. */
const inTurn = pLimit(2);

/**
 * The picture turned as its EXIF says, without any metadata, in a width and format, never larger than it is; of one that moves the first
 * image. Throws for what is no picture, is damaged or has too many pixels; the header is looked at before anything is decoded.
 */
export async function makeVariant(bytes: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const verdict = await verify('product-image', { bytes, size: bytes.length });
  if ('refusal' in verdict) throw new Error(verdict.refusal);
  return inTurn(() => encode(bytes, width, format));
}

async function encode(bytes: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const { qualities, effort } = pictureSettings[format];
  const resized = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: SECONDS });
  let made = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await resized.clone()[format]({ quality, effort }).toBuffer();
    if (made.length <= MAX_PICTURE_BYTES) break;
  }
  return made;
}
