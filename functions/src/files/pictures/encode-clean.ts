import { type ImageType, MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import type { Metadata, Sharp } from 'sharp';

type Format = 'jpeg' | 'png' | 'gif' | 'webp';
type Attempt = [format: Format, options?: { quality: number }];

const jpeg: Attempt[] = [92, 85, 75].map((quality) => ['jpeg', { quality }]);
const webp: Attempt[] = [90, 80].map((quality) => ['webp', { quality }]);

/** Encoders for clean originals, best first; AVIF, which takes seconds for a photo, becomes WebP. */
const attempts: Record<ImageType, Attempt[]> = {
  'image/jpeg': jpeg,
  'image/png': [['png'], ...webp],
  'image/gif': [['gif'], ...webp],
  'image/webp': webp,
  'image/avif': webp,
};

/** Writes a picture in sRGB and without metadata, in the first way that fits into what a file may have; undefined when none does. */
export async function encodeClean(
  image: Sharp,
  type: ImageType,
  { chromaSubsampling }: Metadata,
): Promise<{ bytes: Buffer; type: ImageType } | undefined> {
  for (const [format, options] of attempts[type]) {
    // Colours stay as fine as they are: red letters on a black engine would fray.
    const fine = format === 'jpeg' && chromaSubsampling === '4:4:4' && { chromaSubsampling };
    const bytes = await image
      .clone()
      .toFormat(format, { ...options, ...fine })
      .toBuffer();
    if (bytes.length <= MAX_FILE_BYTES) return { bytes, type: `image/${format}` };
  }
  return undefined;
}
