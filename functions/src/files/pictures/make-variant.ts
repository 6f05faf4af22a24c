import { kindNames, kinds } from '@rombo/shared/contract/kinds';
import {
  COLOR_IN_NAME,
  FOCAL_POINT_IN_NAME,
  MAX_PICTURE_BYTES,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  pictureSettings,
  SHARE_PICTURE,
  sharePicture,
  variantKey,
  widthsOf,
} from '@rombo/shared/contract/picture';
import { UUID } from '@rombo/shared/contract/text';
import { imageTypes, maxPixelsOf } from '@rombo/shared/contract/upload';
import type { Sharp } from 'sharp';
import { VARIANT_TIMEOUT_SECONDS } from '../../time-limits.ts';
import { pixelsOf, verify, widthOf } from '../verify.ts';
import { limitDecoding, loadSharp } from './load-sharp.ts';

export type Shape = { width: PictureWidth; format: PictureFormat } | 'share';

export interface Variant {
  key: string;
  original: string;
  shape: Shape;
}

export const contentTypeOf = (shape: Shape): string => `image/${shape === 'share' ? 'jpeg' : shape.format}`;

const ENDING = Object.values(imageTypes).join('|');
/** Folders of the kinds that have pictures. The names of a slide's picture contain its focal point. */
const FOLDERS = kindNames
  .filter((kind) => Object.keys(kinds[kind].uploads).length > 0)
  .map((kind) => `${kinds[kind].plural}/${UUID}/${UUID}${COLOR_IN_NAME}${kind === 'slide' ? FOCAL_POINT_IN_NAME : ''}`);
const NAME = `media/(?:${FOLDERS.join('|')})\\.(?:${ENDING})`;
const ORIGINAL = new RegExp(`^${NAME}$`);
const PATH = new RegExp(
  `^/(${NAME})/(?:${SHARE_PICTURE.name.replace('.', '\\.')}|(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')}))$`,
);

export function parsePath(path: string): Variant | undefined {
  const [, original, digits, ending] = PATH.exec(path) ?? [];
  if (!original) return undefined;
  const width = PICTURE_WIDTHS.find((one) => one === Number(digits));
  const format = PICTURE_FORMATS.find((one) => one === ending);
  return { key: path.slice(1), original, shape: width && format ? { width, format } : 'share' };
}

export const isOriginal = (key: string): boolean => ORIGINAL.test(key);

export const variantsFor = (original: string, bytes: Uint8Array): Variant[] => [
  ...widthsOf(widthOf(bytes)).flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ key: variantKey(original, width, format), original, shape: { width, format } })),
  ),
  { key: sharePicture(original), original, shape: 'share' },
];

/** Encodes a picture upright, without metadata, never enlarged. Uses the first frame of an animation. Throws if it is damaged. */
export async function makeVariant(bytes: Uint8Array, shape: Shape): Promise<Buffer> {
  const verdict = await verify('product-image', { bytes, size: bytes.length });
  if ('refusal' in verdict) throw new Error(verdict.refusal);
  const { type } = verdict;
  if (type === 'application/pdf') throw new Error('A sheet is no picture');
  return limitDecoding(pixelsOf(bytes) ?? 0, async () => {
    const sharp = await loadSharp();
    const upright = sharp(bytes, { limitInputPixels: maxPixelsOf(type), failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: VARIANT_TIMEOUT_SECONDS });
    return shape === 'share' ? makeSharePicture(upright, sharp) : encode(upright, shape);
  });
}

async function encode(upright: Sharp, { width, format }: Exclude<Shape, 'share'>): Promise<Buffer> {
  const { qualities, effort } = pictureSettings[format];
  const resized = upright.resize({ width, withoutEnlargement: true });
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await resized.clone()[format]({ quality, effort }).toBuffer();
    if (encoded.length <= MAX_PICTURE_BYTES) break;
  }
  return encoded;
}

/** Fits the whole picture into the size of a share preview, extending its edges to the sides. */
async function makeSharePicture(upright: Sharp, sharp: Awaited<ReturnType<typeof loadSharp>>): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE;
  const resized = upright.resize({ width, height, fit: 'inside' }).flatten();
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor((width - info.width) / 2), Math.floor((height - info.height) / 2)];
  const sides = { left, top, right: width - info.width - left, bottom: height - info.height - top };
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .extend({ ...sides, extendWith: 'copy' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
