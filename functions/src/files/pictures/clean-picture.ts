import { isHdr } from '@rombo/shared/contract/is-hdr';
import { measureImage } from '@rombo/shared/contract/measure-image';
import type { PictureFacts } from '@rombo/shared/contract/picture-fields';
import { type ImageType, MAX_FILE_BYTES, maxPixelsOf } from '@rombo/shared/contract/upload';
import { imageSize } from 'image-size';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { Failure, isDependencyFailure } from '../../errors.ts';
import { logger } from '../../logger.ts';
import { PICTURE_TIMEOUT_SECONDS } from '../../time-limits.ts';
import type { FileRefusal } from '../verify.ts';
import { limitDecoding, loadSharp } from './load-sharp.ts';
import { cleanAnimatedPng, gammaOf, hiddenParts, withoutStrayBytes } from './picture-parts.ts';

async function measurePicture(bytes: Uint8Array, limitInputPixels: number): Promise<PictureFacts> {
  const image = (await loadSharp())(bytes, { limitInputPixels });
  const { width, height } = await image.metadata();
  const { color, focalX } = await measureImage((size) =>
    image
      .clone()
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer(),
  );
  return { width, height, color: color ?? null, focalPoint: { x: focalX / 100, y: 0.5 }, alt: {} };
}

type Format = 'jpeg' | 'png' | 'gif' | 'webp';
type Attempt = [format: Format, options?: { quality: number }];

const jpeg: Attempt[] = [92, 85, 75].map((quality) => ['jpeg', { quality }]);
const webp: Attempt[] = [90, 80].map((quality) => ['webp', { quality }]);

/** Encoders for cleaned originals, best first. AVIF takes seconds for a photo, so it becomes WebP. */
const attempts: Record<ImageType, Attempt[]> = {
  'image/jpeg': jpeg,
  'image/png': [['png'], ...webp],
  'image/gif': [['gif'], ...webp],
  'image/webp': webp,
  'image/avif': webp,
};

async function encodeClean(
  image: Sharp,
  type: ImageType,
  { chromaSubsampling }: Metadata,
): Promise<{ bytes: Buffer; type: ImageType } | undefined> {
  for (const [format, options] of attempts[type]) {
    // Keep full chroma: red letters on a black engine would blur.
    const subsampling = format === 'jpeg' && chromaSubsampling === '4:4:4' && { chromaSubsampling };
    const bytes = await image
      .clone()
      .toFormat(format, { ...options, ...subsampling })
      .toBuffer();
    if (bytes.length <= MAX_FILE_BYTES) return { bytes, type: `image/${format}` };
  }
  return undefined;
}

interface CleanPicture {
  bytes: Uint8Array;
  type: ImageType;
  isSame: boolean;
  facts: PictureFacts;
}

/** Maximum size of an sRGB profile, in bytes. The largest one that cameras and programs write has 3,144. */
const MAX_SRGB_PROFILE_BYTES = 4096;

/** A profile's description is text in ASCII (version 2) or UTF-16 (version 4). */
const isSrgb = (profile: Buffer): boolean =>
  profile.length <= MAX_SRGB_PROFILE_BYTES && (profile.includes('sRGB') || profile.includes('\0s\0R\0G\0B', 'latin1'));

interface Size {
  width: number;
  height: number;
}

/** True for a picture that needs no cleaning: in sRGB, as large as its header says, without anything but the picture. */
function isClean(file: Buffer, type: ImageType, metadata: Metadata, header: Size): boolean {
  const { space = '', depth, icc, width, height, pageHeight = height } = metadata;
  const hasSize = width === header.width && pageHeight === header.height;
  const hasColours = depth === 'uchar' && ['srgb', 'b-w'].includes(space) && (!icc || isSrgb(icc));
  return hasSize && hasColours && hiddenParts(file, type).length === 0;
}

/** Warnings about intact pictures: from some Samsung phones, and about bytes after the last pixel. */
const HARMLESS_WARNING = /Invalid SOS parameters|extraneous bytes before marker 0xd9/;

const RESOURCE_ERROR = /^timeout|out of memory|unable to (allocate|malloc)/i;

/** Decodes a picture fully and returns it upright, in sRGB and without metadata. Returns a clean picture unchanged. */
export async function cleanPicture(
  bytes: Uint8Array,
  type: ImageType,
): Promise<CleanPicture | { refusal: FileRefusal }> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isHdr(given.toString('latin1'))) return { refusal: 'hdr' };
  const file = type === 'image/jpeg' ? withoutStrayBytes(given) : given;
  const animated = type === 'image/gif' || type === 'image/webp';
  const input = { animated, limitInputPixels: maxPixelsOf(type) };
  try {
    const metadata = await (await loadSharp())(file, { ...input, limitInputPixels: false }).metadata();
    const pixels = metadata.width * metadata.height;
    if (pixels > input.limitInputPixels) return { refusal: 'too_many_pixels' };
    // The AVIF decoder makes this comparison itself.
    const header = type === 'image/avif' ? metadata : imageSize(file);
    const { width, height, pageHeight = height } = metadata;
    if (width * pageHeight > header.width * header.height) return { refusal: 'oversized' };
    const keep = file === given && isClean(file, type, metadata, header);
    return await limitDecoding(pixels, async () => {
      const clean = await decodeAndClean(file, type, metadata, { ...input, keep });
      return 'refusal' in clean
        ? clean
        : { ...clean, facts: await measurePicture(clean.bytes, input.limitInputPixels) };
    });
  } catch (error) {
    if (isDependencyFailure(error)) throw error;
    if (error instanceof Error && RESOURCE_ERROR.test(error.message))
      throw new Failure('unavailable', { cause: error });
    logger.info('A picture cannot be decoded', { type, reason: String(error).slice(0, 200) });
    return { refusal: 'damaged' };
  }
}

interface Decoding extends SharpOptions {
  /** Publish the file unchanged, after a full decode. */
  keep: boolean;
}

async function decodeAndClean(file: Buffer, type: ImageType, metadata: Metadata, { keep, ...input }: Decoding) {
  try {
    const animatedPng = keep || type !== 'image/png' ? undefined : cleanAnimatedPng(file);
    if (!keep && !animatedPng) return await reencode(file, type, metadata, { ...input, failOn: 'warning' });
    // One channel is enough: the decoder reads every pixel for it.
    await open(file, { ...input, failOn: 'warning' }).then((image) => image.extractChannel(0).raw().toBuffer());
    return toCleanPicture(animatedPng ?? file, type, keep);
  } catch (error) {
    if (!(error instanceof Error && HARMLESS_WARNING.test(error.message))) throw error;
    return reencode(file, type, metadata, { ...input, failOn: 'error' });
  }
}

const open = async (file: Buffer, options: SharpOptions) =>
  (await loadSharp())(file, options).timeout({ seconds: PICTURE_TIMEOUT_SECONDS });

async function reencode(file: Buffer, type: ImageType, metadata: Metadata, options: SharpOptions) {
  const image = await open(file, options);
  // sharp cannot rotate an animation, which is one strip in memory.
  const upright = (metadata.pages ?? 1) > 1 ? image : image.autoOrient();
  const exponent = type === 'image/png' ? gammaOf(file) : undefined;
  if (exponent) applyExponent(upright, exponent);
  const clean = await encodeClean(upright, type, metadata);
  return clean ? toCleanPicture(clean.bytes, clean.type, false) : { refusal: 'file_too_large' as const };
}

/** Raises values between 0 and 1 to a power, within a third to three. */
const applyExponent = (image: Sharp, exponent: number): Sharp =>
  exponent > 1 ? image.gamma(Math.min(3, exponent), 1) : image.gamma(1, Math.min(3, 1 / exponent));

const toCleanPicture = ({ buffer, byteOffset, length }: Buffer, type: ImageType, isSame: boolean) => ({
  bytes: new Uint8Array(buffer, byteOffset, length),
  type,
  isSame,
});
