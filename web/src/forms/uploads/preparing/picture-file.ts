import type { ImageType, UploadPurpose } from '@rombo/shared/contract/upload';

export interface Prepared {
  /** Upright, at most 2,400 pixels on its longer side, 1,200 for a turn, without metadata; or the file as it was chosen. */
  file: File;
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

export interface PrepareRequest {
  file: File;
  purpose: UploadPurpose;
}

export type PrepareReply = { prepared: Prepared } | { fault: Fault } | { error: string };

const HEAD_BYTES = 64;

/** Decodes each byte to one character, which has another code only for bytes from 0x80 to 0x9f. */
const latin1 = new TextDecoder('latin1');

type ContentType = ImageType | 'image/heic' | 'application/pdf';

/** Media type of a file by its first bytes, whatever its name says; null if unknown. */
function typeOf(bytes: Uint8Array): ContentType | null {
  const head = latin1.decode(bytes.subarray(0, HEAD_BYTES));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('PNG\r\n\x1a\n', 1)) return 'image/png';
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

/** Offset of the pixels of a JPEG, behind segments of which one may hold a thumbnail with an end of its own. */
function startOfScan(bytes: Uint8Array): number {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    // Any number of fill bytes may stand before a segment.
    at += bytes[at + 1] === 0xff ? 1 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return at;
}

/**
 * Finds out what decoding does not tell: browsers paint the missing rest of a truncated file grey, and draw only the first frame of an
 * animation.
 */
export function inspectPicture(bytes: Uint8Array) {
  const type = typeOf(bytes);
  const text = latin1.decode(bytes);
  let complete = true;
  let animated = type === 'image/gif' || (type === 'image/avif' && text.startsWith('avis', 8));
  if (type === 'image/jpeg') complete = text.includes('\xff\xd9', startOfScan(bytes));
  if (type === 'image/png') {
    complete = text.includes('IEND');
    animated = text.slice(0, text.indexOf('IDAT')).includes('acTL');
  }
  if (type === 'image/webp') {
    complete = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length;
    animated = text.startsWith('VP8X', 12) && ((bytes[20] ?? 0) & 2) > 0;
  }
  return { type, complete, animated };
}

/** The name of the colour profile of phones' cameras, as ICC profiles write it: in UTF-16, the high byte first. */
const DISPLAY_P3 = `\0${[...'Display P3'].join('\0')}`;

/** Profiles precede the pixels; this many bytes hold every header that phones write. */
const HEADER_BYTES = 64 * 1024;

/** True for a file whose colour profile is Display P3, which libheif leaves to its caller. */
export const isDisplayP3 = (bytes: Uint8Array): boolean =>
  latin1.decode(bytes.subarray(0, HEADER_BYTES)).includes(DISPLAY_P3);

/** Pixels in a colour space, or in sRGB where the browser takes no settings for pixels, as Firefox does not. */
export function emptyPixels(width: number, height: number, colorSpace: PredefinedColorSpace): ImageData {
  try {
    return new ImageData(width, height, { colorSpace });
  } catch {
    return new ImageData(width, height);
  }
}
