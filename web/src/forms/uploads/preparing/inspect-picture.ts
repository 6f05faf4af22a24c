import { type Chunk, jpegSegments, pngChunks, textAt, webpChunks } from './chunks.ts';
import { type FileKind, kindOf } from './file-kind.ts';

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
