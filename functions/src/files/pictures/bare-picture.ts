import type { ImageType } from '@rombo/shared/contract/upload';
import type { Metadata } from 'sharp';
import { isBareAvif, isBarePng, isBareWebp } from './bare/chunks.ts';
import { readGif } from './bare/gif.ts';
import { bareJpeg } from './bare/jpeg.ts';

/** True for a file that has nothing but pixels and colours. */
const isBare: Record<Exclude<ImageType, 'image/jpeg'>, (file: Buffer, metadata: Metadata) => boolean> = {
  'image/png': isBarePng,
  // The decoder takes some sizes, all above 2,048 pixels among them, for a mistake and gives the frames their own.
  'image/gif': (file, { width, height, pageHeight = height }) =>
    readGif(file).isBare && width === file.readUInt16LE(6) && pageHeight === file.readUInt16LE(8),
  'image/webp': isBareWebp,
  'image/avif': isBareAvif,
};

/**
 * A picture as it can be published without writing its pixels anew: upright, in sRGB, and without a word about who took it, where, with
 * what. A JPEG loses its metadata, any other must have none; undefined where that is not enough.
 */
export function barePicture(file: Buffer, type: ImageType, metadata: Metadata): Buffer | undefined {
  const { exif, xmp, iptc, comments, orientation = 1, space, depth, icc } = metadata;
  if (orientation !== 1 || depth !== 'uchar' || !['srgb', 'b-w'].includes(space ?? '')) return undefined;
  if (icc && !isSrgb(icc)) return undefined;
  try {
    if (type === 'image/jpeg') return bareJpeg(file);
    return exif || xmp || iptc || comments || !isBare[type](file, metadata) ? undefined : file;
  } catch {
    // A length that leads beyond the end.
    return undefined;
  }
}

/** The longest of the profiles that cameras and programs write for sRGB has 3,144 bytes. */
const MAX_PROFILE = 4096;

/** A profile's description is text in ASCII (version 2) or UTF-16 (version 4). */
const isSrgb = (profile: Buffer): boolean =>
  profile.length <= MAX_PROFILE && (profile.includes('sRGB') || profile.includes('\0s\0R\0G\0B', 'latin1'));
