import type { ImageType } from '@rombo/shared/contract/upload';

export interface Prepared {
  /** Upright, at most 2,400 pixels on its longer side, without metadata; or the file as it was chosen. */
  file: Blob;
  /** A small copy for the form: twenty photos of twelve megapixels would not fit into a phone's memory. */
  preview: Blob;
}

type Fault = 'unreadable' | 'incomplete' | 'too-large';

/** A defect of a chosen picture. Retrying does not help unless the file has changed. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`The picture is ${fault}`);
    this.fault = fault;
  }
}

export type PrepareReply = { prepared: Prepared } | { fault: Fault } | { error: string };

const HEAD_BYTES = 64;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

type ContentType = ImageType | 'image/heic' | 'application/pdf';

/** Media type of a file by its first bytes, whatever its name says; null if unknown. */
function typeOf(bytes: Uint8Array): ContentType | null {
  const head = textAt(bytes, 0, HEAD_BYTES);
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('%PDF-')) return 'application/pdf';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'image/webp';
  if (!/^.{4}ftyp/s.test(head)) return null;
  // The brands of an ISO media file, behind its length; a picture may claim several.
  const brands = head.slice(8, bytes[3]);
  if (/avi[fs]/.test(brands)) return 'image/avif';
  return /hei[cxms]|hev[cx]|m[is]f1/.test(brands) ? 'image/heic' : null;
}

/** The same for a file, which is not read whole. */
export const typeByContent = async (file: Blob): Promise<ContentType | null> =>
  typeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));

/** Offset of a pair of bytes at or after `from`, or -1. */
function indexOfPair(bytes: Uint8Array, first: number, second: number, from: number): number {
  let at = bytes.indexOf(first, from);
  while (at >= 0 && bytes[at + 1] !== second) at = bytes.indexOf(first, at + 1);
  return at;
}

/** Offset of the pixels of a JPEG, behind segments of which one may hold a thumbnail with an end of its own. */
function startOfScan(bytes: Uint8Array): number {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    // Any number of fill bytes may stand before a segment.
    at += bytes[at + 1] === 0xff ? 1 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return at;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The names of the chunks of a PNG that have arrived whole. */
function pngChunks(bytes: Uint8Array): string[] {
  const names: string[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view(bytes).getUint32(at);
    if (end <= bytes.length) names.push(textAt(bytes, at + 4, 4));
    at = end;
  }
  return names;
}

/**
 * Finds out what decoding does not tell: browsers paint the missing rest of a truncated file grey, and draw only the first frame of an
 * animation.
 */
export function inspectPicture(bytes: Uint8Array) {
  const type = typeOf(bytes);
  let complete = true;
  let animated = type === 'image/gif' || (type === 'image/avif' && textAt(bytes, 8, 4) === 'avis');
  if (type === 'image/jpeg') complete = indexOfPair(bytes, 0xff, 0xd9, startOfScan(bytes)) >= 0;
  if (type === 'image/png') {
    const chunks = pngChunks(bytes);
    complete = chunks.includes('IEND');
    animated = chunks.includes('acTL');
  }
  if (type === 'image/webp') {
    complete = view(bytes).getUint32(4, true) + 8 <= bytes.length;
    animated = textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 2) > 0;
  }
  return { type, complete, animated };
}

/** The name of the colour profile of phones' cameras, as ICC profiles write it: in UTF-16, the high byte first. */
const DISPLAY_P3 = `\0${[...'Display P3'].join('\0')}`;

/** Profiles precede the pixels; this many bytes hold every header that phones write. */
const HEADER_BYTES = 64 * 1024;

/** True for a file whose colour profile is Display P3, which libheif leaves to its caller. */
export const isDisplayP3 = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, HEADER_BYTES)).includes(DISPLAY_P3);

/** Pixels in a colour space, or in sRGB where the browser takes no settings for pixels, as Firefox does not. */
export function emptyPixels(width: number, height: number, colorSpace: PredefinedColorSpace): ImageData {
  try {
    return new ImageData(width, height, { colorSpace });
  } catch {
    return new ImageData(width, height);
  }
}
