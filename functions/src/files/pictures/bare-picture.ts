import type { ImageType } from '@rombo/shared/contract/upload';
import type { Metadata } from 'sharp';

interface Chunk {
  type: string;
  /** Offset of the next chunk. */
  end: number;
}

/** True when a file is a row of known chunks from `start` to its very end. */
function hasOnly(known: ReadonlySet<string>, file: Buffer, start: number, chunkAt: (at: number) => Chunk): boolean {
  let at = start;
  while (at + 8 <= file.length) {
    const { type, end } = chunkAt(at);
    if (!known.has(type) || end <= at) return false;
    at = end;
  }
  return at === file.length;
}

const nameAt = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4);

const PNG = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'iCCP', 'pHYs', 'IDAT', 'IEND']);
const WEBP = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const AVIF = new Set(['ftyp', 'meta', 'mdat', 'free']);

/** True for a PNG of pixels and colours alone. One that moves is none: only its first picture can be decoded. */
const isBarePng = (file: Buffer): boolean =>
  nameAt(file, file.length - 8) === 'IEND' &&
  hasOnly(PNG, file, 8, (at) => ({ type: nameAt(file, at + 4), end: at + 12 + file.readUInt32BE(at) }));

/** True for a WebP of pixels, frames and colours alone. */
const isBareWebp = (file: Buffer): boolean =>
  file.readUInt32LE(4) + 8 === file.length &&
  hasOnly(WEBP, file, 12, (at) => {
    const size = file.readUInt32LE(at + 4);
    return { type: nameAt(file, at), end: at + 8 + size + (size % 2) };
  });

/** True for an AVIF of one picture with nothing behind it; its EXIF and XMP are items that the decoder knows of. */
const isBareAvif = (file: Buffer): boolean =>
  hasOnly(AVIF, file, 0, (at) => ({ type: nameAt(file, at + 4), end: at + file.readUInt32BE(at) }));

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [CONTROL, APPLICATION] = [0xf9, 0xff];
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Block types of a GIF. */
interface Gif {
  /** True for frames and how they follow each other alone: no comment, no XMP, nothing behind its end. */
  isBare: boolean;
  /** True when a frame is larger than the picture that the header announces, or lies outside of it. */
  isOversized: boolean;
}

/** Goes through the blocks of a GIF; what is not one is left to the decoder, which refuses it. */
export function readGif(file: Buffer): Gif {
  const gif: Gif = { isBare: true, isOversized: false };
  const [width, height] = [file.readUInt16LE(6), file.readUInt16LE(8)];
  let at = 13 + tableLength(file.readUInt8(10));
  while (at + 1 < file.length) {
    const [kind, label] = [file[at], file[at + 1] ?? 0];
    if (kind === EXTENSION) {
      if (!isKnown(file, at, label)) gif.isBare = false;
      at = endOfBlocks(file, at + 2);
    } else if (kind === IMAGE && at + 10 < file.length) {
      const field = (offset: number) => file.readUInt16LE(at + offset);
      const [left, top, wide, high] = [field(1), field(3), field(5), field(7)];
      if (left + wide > width || top + high > height) gif.isOversized = true;
      at = endOfBlocks(file, at + 11 + tableLength(file.readUInt8(at + 9)));
    } else return { ...gif, isBare: false };
  }
  return { ...gif, isBare: gif.isBare && at + 1 === file.length && file[at] === TRAILER };
}

/** Bytes of a table of colours, by the flags that announce it. */
const tableLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function isKnown(file: Buffer, at: number, label: number): boolean {
  return label === CONTROL || (label === APPLICATION && LOOPS.has(file.toString('latin1', at + 3, at + 14)));
}

/** Blocks begin with their length; one of length 0 ends them. */
function endOfBlocks(file: Buffer, start: number): number {
  let at = start;
  while (at < file.length && file[at] !== 0) at += 1 + (file[at] ?? 0);
  return at + 1;
}

const [COMMENT, SCAN, END] = [0xfe, 0xda, 0xd9];
const JFIF_WITHOUT_THUMBNAIL = 16;

/**
 * A JPEG's pixels and colour profile alone, without loss: no EXIF, XMP, IPTC, comment or thumbnail, and nothing behind its end. Throws
 * for what does not come to an end.
 */
function bareJpeg(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const marker = file.readUInt8(at + 1);
    if (file.readUInt8(at) !== 0xff) throw new RangeError('no marker');
    if (marker === END) break;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const next = marker === SCAN ? endOfScan(file, end) : end;
    if (!saysMore(file, at, marker)) kept.push(file.subarray(at, next));
    at = next;
  }
  return Buffer.concat([...kept, file.subarray(at, at + 2)]);
}

/** Of the segments that are free for anybody's use, JFIF, a profile and Adobe's kind of colours tell how to draw the picture. */
function saysMore(file: Buffer, at: number, marker: number): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const names = (text: string): boolean => file.toString('latin1', at + 4, at + 4 + text.length) === text;
  if (marker === 0xe0) return !(names('JFIF\0') && file.readUInt16BE(at + 2) === JFIF_WITHOUT_THUMBNAIL);
  if (marker === 0xe2) return !names('ICC_PROFILE\0');
  return !(marker === 0xee && names('Adobe'));
}

/** Offset of the next marker: within a scan 0xff is followed by 0 or a restart. */
function endOfScan(file: Buffer, start: number): number {
  let at = file.indexOf(0xff, start);
  while (at >= 0 && at + 1 < file.length) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = file.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return file.length;
}

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
