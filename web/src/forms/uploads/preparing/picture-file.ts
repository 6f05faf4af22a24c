import { isHdr } from '@rombo/shared/contract/is-hdr';
import type { ImageType, UploadPurpose } from '@rombo/shared/contract/upload';

export interface Prepared {
  /** Upright, without metadata, and at most 2,400 pixels on the longer side (1,200 for a turn); an animation is unchanged. */
  file: File;
  /** Small copy for the form: twenty 12-megapixel photos would exceed a phone's memory. */
  preview: Blob;
}

type Fault = 'unreadable' | 'incomplete' | 'hdr' | 'too-large';

/** A defect of a chosen picture. A retry fails too unless the file has changed. */
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

/** Decodes each byte to one character. Only the bytes 0x80 to 0x9f get a different code. */
const latin1 = new TextDecoder('latin1');

type ContentType = ImageType | 'image/heic' | 'application/pdf';

/** Returns the media type by the first bytes of a file, regardless of its name; null if unknown. */
function typeOf(bytes: Uint8Array): ContentType | null {
  const head = latin1.decode(bytes.subarray(0, HEAD_BYTES));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('PNG\r\n\x1a\n', 1)) return 'image/png';
  if (head.startsWith('%PDF-')) return 'application/pdf';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'image/webp';
  if (!/^.{4}ftyp/s.test(head)) return null;
  // Brands of an ISO media file, after its length and type. A picture can have several.
  const brands = head.slice(8, bytes[3]);
  if (/avi[fs]/.test(brands)) return 'image/avif';
  return /hei[cxms]|hev[cx]|m[is]f1/.test(brands) ? 'image/heic' : null;
}

/** Returns the media type of a file from its first bytes, without reading all of it. */
export const detectType = async (file: Blob): Promise<ContentType | null> =>
  typeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));

/** Returns the offset of the pixels in a JPEG. Segments before it may contain a thumbnail with its own end marker. */
function startOfScan(bytes: Uint8Array): number {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    // Any number of fill bytes may precede a segment.
    at += bytes[at + 1] === 0xff ? 1 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return at;
}

/**
 * Detects what decoding does not report: browsers fill the missing part of a truncated file with grey, and draw only the first frame of an
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
  return { type, complete, animated, hdr: isHdr(text) };
}

/** EXIF block of a WebP or PNG up to the first entry of its first directory: byte order, and offset of the directory. */
const EXIF = /(?:EXIF.{4}|eXIf)(?:Exif\0\0)?(II\*\0|MM\0\*)/s;

const ORIENTATION_TAG = 0x0112;

/**
 * Returns the orientation (1 to 8) in the EXIF block of a WebP or PNG, and sets it to 1 in `bytes`: some browsers apply it, others ignore
 * it. All of them apply that of a JPEG.
 */
export function takeOrientation(bytes: Uint8Array): number {
  const type = typeOf(bytes);
  const text = latin1.decode(bytes);
  const found = type === 'image/webp' || type === 'image/png' ? EXIF.exec(text) : null;
  const [block = '', order = ''] = found ?? [];
  if (!found || (type === 'image/png' && text.indexOf('IDAT') < found.index)) return 1;
  const start = found.index + block.length - order.length;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  const isLittle = order.startsWith('I');
  try {
    const directory = view.getUint32(4, isLittle);
    for (let at = directory + 2; at < directory + 2 + 12 * view.getUint16(directory, isLittle); at += 12) {
      if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
      const value = view.getUint16(at + 8, isLittle);
      view.setUint16(at + 8, 1, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // The block is cut off.
  }
  return 1;
}

/** Name of the colour profile of phone cameras, as ICC profiles encode it: UTF-16, big-endian. */
const DISPLAY_P3 = `\0${[...'Display P3'].join('\0')}`;

/** Profiles precede the pixels; all headers that phones write fit into this size. */
const HEADER_BYTES = 64 * 1024;

/** True if the colour profile is Display P3, which libheif leaves to its caller. */
export const isDisplayP3 = (bytes: Uint8Array): boolean =>
  latin1.decode(bytes.subarray(0, HEADER_BYTES)).includes(DISPLAY_P3);

/** Returns pixels in a colour space, or in sRGB if `ImageData` takes no settings, as in Firefox. */
export function createImageData(width: number, height: number, colorSpace: PredefinedColorSpace): ImageData {
  try {
    return new ImageData(width, height, { colorSpace });
  } catch {
    return new ImageData(width, height);
  }
}
