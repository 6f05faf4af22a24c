import type { ImageType } from '@rombo/shared/upload';
import type { Metadata } from 'sharp';
import { isBareAvif, isBarePng, isBareWebp } from './bare/chunks.ts';
import { readGif } from './bare/gif.ts';
import { isBareJpeg } from './bare/jpeg.ts';

const bare: Record<ImageType, (file: Buffer) => boolean> = {
  'image/jpeg': isBareJpeg,
  'image/png': isBarePng,
  'image/gif': (file) => readGif(file).isBare,
  'image/webp': isBareWebp,
  'image/avif': isBareAvif,
};

/** True for a picture that can be published as it is: upright, in sRGB, and without a word about who took it, where, with what. */
export function isBare(file: Buffer, type: ImageType, metadata: Metadata): boolean {
  const { exif, xmp, iptc, comments, orientation = 1, space, depth, icc } = metadata;
  if (exif || xmp || iptc || comments || orientation !== 1) return false;
  if (depth !== 'uchar' || !['srgb', 'b-w'].includes(space ?? '') || (icc && !isSrgb(icc))) return false;
  try {
    return bare[type](file);
  } catch {
    // A length that leads beyond the end.
    return false;
  }
}

/** The longest of the profiles that cameras and programs write for sRGB has 3,144 bytes. */
const MAX_PROFILE = 4096;

/** A profile's description is text in ASCII (version 2) or UTF-16 (version 4). */
const isSrgb = (profile: Buffer): boolean =>
  profile.length <= MAX_PROFILE && (profile.includes('sRGB') || profile.includes('\0s\0R\0G\0B', 'latin1'));
