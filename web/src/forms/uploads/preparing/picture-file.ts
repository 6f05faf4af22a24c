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

interface Chunk {
  name: string;
  start: number;
  end: number;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function* pngChunks(bytes: Uint8Array): Generator<Chunk> {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const start = at + 8;
    const end = start + view(bytes).getUint32(at);
    if (end + 4 > bytes.length) return;
    yield { name: textAt(bytes, at + 4, 4), start, end };
    at = end + 4;
  }
}

export function* webpChunks(bytes: Uint8Array): Generator<Chunk> {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const start = at + 8;
    const end = start + view(bytes).getUint32(at + 4, true);
    if (end > bytes.length) return;
    yield { name: textAt(bytes, at, 4), start, end };
    at = end + ((end - start) % 2);
  }
}

/**
 * The segments of a JPEG file before its picture begins, each named by its marker in two hexadecimal digits; the last one is `da`. Fill bytes
 * between them are skipped.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<Chunk> {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    if (bytes[at + 1] === 0xff) {
      at++;
      continue;
    }
    const name = (bytes[at + 1] ?? 0).toString(16);
    const start = at + 4;
    const end = at + 2 + view(bytes).getUint16(at + 2);
    yield { name, start, end };
    if (name === 'da') return;
    at = end;
  }
}

/** Detects a picture's format by its first bytes, regardless of name and media type. */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'avif';

const KIND_BYTES = 64;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The brands that the first box of an ISO media file claims; the main one stands first. */
function brandsOf(head: Uint8Array): string[] {
  if (textAt(head, 4, 4) !== 'ftyp') return [];
  const length = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length);
  const offsets = Array.from({ length: Math.max(0, Math.floor((length - 16) / 4)) }, (_, index) => 16 + index * 4);
  return [8, ...offsets].map((at) => textAt(head, at, 4));
}

/** The kind of a picture by its first bytes, or null for what is no picture that can be read. */
function kindOf(head: Uint8Array): FileKind | null {
  if (head.length < 16) return null;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (textAt(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(textAt(head, 0, 6))) return 'gif';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp';
  const brands = brandsOf(head);
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : null;
}

/** The kind of a file, which need not be read whole. */
export const kindOfFile = async (file: Blob): Promise<FileKind | null> =>
  kindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));

export interface Inspection {
  kind: FileKind | null;
  /** False for a file that was cut off: browsers show what there is of it and paint the rest grey. */
  complete: boolean;
  /** True for what would stand still once it was drawn on a canvas. */
  animated: boolean;
  /** True when the file holds one upright picture and nothing else: no EXIF, no comment, no second picture. Only then may it be sent as it is. */
  plain: boolean;
}

const some = (chunks: Iterable<Chunk>, test: (chunk: Chunk) => boolean): boolean => [...chunks].some(test);

/** Offset of the first pair of bytes FF and `marker` at or after `from`, or -1. */
function findMarker(bytes: Uint8Array, marker: number, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === marker) return at;
  }
  return -1;
}

/** JFIF, ICC profile, Adobe's colours and the tables: what a picture needs to look right. */
const isNeededSegment = (bytes: Uint8Array, { name, start }: Chunk): boolean =>
  ['e0', 'ee', 'c0', 'c1', 'c2', 'c4', 'db', 'dd', 'da'].includes(name) ||
  (name === 'e2' && textAt(bytes, start, 11) === 'ICC_PROFILE');

function inspectJpeg(bytes: Uint8Array) {
  const segments = [...jpegSegments(bytes)];
  const scan = segments.find(({ name }) => name === 'da');
  const end = findMarker(bytes, 0xd9, scan?.end ?? 2);
  const isAlone = end === bytes.length - 2;
  return {
    complete: end >= 0,
    animated: false,
    plain: isAlone && scan !== undefined && segments.every((segment) => isNeededSegment(bytes, segment)),
  };
}

const neededInPng = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|hIST)$/;

function inspectPng(bytes: Uint8Array) {
  const chunks = [...pngChunks(bytes)];
  return {
    complete: some(chunks, ({ name }) => name === 'IEND'),
    animated: some(chunks, ({ name }) => name === 'acTL'),
    plain: chunks.at(-1)?.end === bytes.length - 4 && chunks.every(({ name }) => neededInPng.test(name)),
  };
}

const neededInWebp = /^(VP8 |VP8L|VP8X|ALPH|ICCP)$/;

function inspectWebp(bytes: Uint8Array) {
  const chunks = [...webpChunks(bytes)];
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8;
  return {
    complete: length <= bytes.length,
    animated: some(chunks, ({ name }) => name === 'ANIM'),
    plain: length === bytes.length && chunks.every(({ name }) => neededInWebp.test(name)),
  };
}

export function inspectPicture(bytes: Uint8Array): Inspection {
  const kind = kindOf(bytes);
  if (kind === 'jpeg') return { kind, ...inspectJpeg(bytes) };
  if (kind === 'png') return { kind, ...inspectPng(bytes) };
  if (kind === 'webp') return { kind, ...inspectWebp(bytes) };
  const isSequence = kind === 'avif' && textAt(bytes, 8, 4) === 'avis';
  return { kind, complete: true, animated: kind === 'gif' || isSequence, plain: false };
}
