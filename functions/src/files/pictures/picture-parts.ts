import type { ImageType } from '@rombo/shared/contract/upload';

/** A segment, chunk, block or box of a picture's file. `known` parts hold only what is needed to draw the picture. */
export interface PicturePart {
  name: string;
  start: number;
  end: number;
  known: boolean;
}

type Walk = (file: Buffer) => Generator<PicturePart>;

const textAt = (file: Buffer, start: number, length: number) => file.toString('latin1', start, start + length);

/** Name of bytes between the segments of a JPEG, which decoders skip. */
const STRAY_BYTES = 'stray bytes';

function* rest(file: Buffer, start: number): Generator<PicturePart> {
  if (start < file.length) yield { name: 'data after the picture', start, end: file.length, known: false };
}

/** End of the entropy-coded data of a scan: the next marker that is neither a stuffed zero nor a restart. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1] ?? 0;
    if (code !== 0 && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return file.length;
}

const SEGMENTS = new Map([
  [0xc0, 'SOF'],
  [0xc1, 'SOF'],
  [0xc2, 'SOF'],
  [0xc4, 'DHT'],
  [0xda, 'SOS'],
  [0xdb, 'DQT'],
  [0xdd, 'DRI'],
]);

function segmentPart(file: Buffer, code: number, start: number, end: number): Pick<PicturePart, 'name' | 'known'> {
  const name = SEGMENTS.get(code);
  if (name) return { name, known: true };
  if (code === 0xfe) return { name: 'COM', known: false };
  const [label = ''] = /^[\w ]*/.exec(textAt(file, start + 4, 12)) ?? [];
  // A JFIF segment of 16 bytes has no thumbnail.
  const known =
    (code === 0xe0 && label === 'JFIF' && end - start === 18) ||
    (code === 0xe2 && label === 'ICC_PROFILE') ||
    (code === 0xee && label.startsWith('Adobe') && end - start === 16);
  return { name: `0x${code.toString(16)} ${label}`.trim(), known };
}

function* jpegParts(file: Buffer): Generator<PicturePart> {
  let at = 2;
  while (at < file.length) {
    const start = at;
    const code = file[at] === 0xff ? file[at + 1] : undefined;
    if (code === 0xd9) {
      yield { name: 'EOI', start, end: at + 2, known: true };
      return yield* rest(file, at + 2);
    }
    if (code === 0xff) {
      at += 1;
    } else if (code === undefined || code <= 1 || (code >= 0xd0 && code <= 0xd8)) {
      const next = file.indexOf(0xff, at + (code === undefined ? 1 : 2));
      at = next < 0 ? file.length : next;
      yield { name: STRAY_BYTES, start, end: at, known: false };
    } else {
      at = Math.min(file.length, at + 2 + (at + 3 < file.length ? Math.max(2, file.readUInt16BE(at + 2)) : 2));
      const part = segmentPart(file, code, start, at);
      if (code === 0xda) at = endOfScan(file, at);
      yield { ...part, start, end: at };
    }
  }
}

/** Chromaticities of sRGB in a `cHRM` chunk. */
const SRGB_CHROMATICITIES = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000];

const chunks = new Set(
  ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'iCCP', 'bKGD', 'pHYs', 'sBIT', 'acTL', 'fcTL', 'fdAT'], //
);

const PNG_SIGNATURE = 8;

function* pngParts(file: Buffer): Generator<PicturePart> {
  let at = PNG_SIGNATURE;
  while (at + 12 <= file.length) {
    const start = at;
    const name = textAt(file, at + 4, 4);
    at = Math.min(file.length, at + 12 + file.readUInt32BE(at));
    const isSrgb =
      (name === 'gAMA' && isSrgbGamma(file.readUInt32BE(start + 8))) ||
      (name === 'cHRM' && SRGB_CHROMATICITIES.every((value, index) => uint32(file, start + 8 + 4 * index) === value));
    yield { name, start, end: at, known: chunks.has(name) || isSrgb };
    if (name === 'IEND') break;
  }
  yield* rest(file, at);
}

const uint32 = (file: Buffer, at: number) => (at + 4 <= file.length ? file.readUInt32BE(at) : 0);

/** Programs round 1 / 2.2 differently. */
const isSrgbGamma = (stored: number) => stored >= 45_000 && stored <= 46_000;

/**
 * Returns the exponent that converts a PNG's values to those of sRGB, undefined if there is none to apply. A profile or an `sRGB` chunk
 * overrides `gAMA`, which decoders of browsers apply, but libvips does not.
 */
export function gammaOf(file: Buffer): number | undefined {
  const parts = [...pngParts(file)];
  if (parts.some(({ name }) => name === 'iCCP' || name === 'sRGB')) return undefined;
  const gamma = parts.find(({ name, known }) => name === 'gAMA' && !known);
  const stored = gamma ? uint32(file, gamma.start + 8) : 0;
  return stored > 0 ? 100_000 / 2.2 / stored : undefined;
}

/** Offset after the sub-blocks that start at `at`. */
function endOfBlocks(file: Buffer, start: number): number {
  let at = start;
  while (at < file.length && file[at] !== 0) at += 1 + (file[at] ?? 0);
  return Math.min(file.length, at + 1);
}

const colorTable = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

function* gifParts(file: Buffer): Generator<PicturePart> {
  let at = 13 + colorTable(file[10]);
  while (at < file.length) {
    const start = at;
    if (file[at] === 0x3b) {
      yield { name: 'trailer', start, end: at + 1, known: true };
      return yield* rest(file, at + 1);
    }
    if (file[at] === 0x2c) {
      at = endOfBlocks(file, at + 11 + colorTable(file[at + 9]));
      yield { name: 'image', start, end: at, known: true };
    } else if (file[at] === 0x21) {
      const label = file[at + 1];
      at = endOfBlocks(file, at + 2);
      const application = label === 0xff ? textAt(file, start + 3, 11) : '';
      const isLoop = LOOPS.includes(application) && at - start === 19;
      const isControl = label === 0xf9 && at - start === 8;
      const name = { 249: 'control', 254: 'comment', 1: 'plain text' }[label ?? 0] ?? application;
      yield { name, start, end: at, known: isControl || isLoop };
    } else {
      return yield* rest(file, at);
    }
  }
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ICCP', 'ANMF']);

/** Frames of an animation have chunks of their own after 16 bytes. */
function* webpChunksIn(file: Buffer, from: number, to: number): Generator<PicturePart> {
  let at = from;
  while (at + 8 <= to) {
    const start = at;
    const name = textAt(file, at, 4);
    const size = file.readUInt32LE(at + 4);
    at = Math.min(to, at + 8 + size + (size % 2));
    yield { name, start, end: at, known: webpChunks.has(name) };
    if (name === 'ANMF') yield* webpChunksIn(file, start + 24, at);
  }
}

function* webpParts(file: Buffer): Generator<PicturePart> {
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  yield* webpChunksIn(file, 12, end);
  yield* rest(file, end);
}

/** Boxes with other boxes inside, and the bytes before these. */
const containers = new Map([
  ...['moov', 'trak', 'edts', 'mdia', 'minf', 'dinf', 'stbl', 'iprp', 'ipco'].map((name) => [name, 0] as const),
  ['meta', 4],
  ['iinf', 6],
]);

const boxes = new Set(
  [
    ...['ftyp', 'mdat', 'hdlr', 'pitm', 'iloc', 'iref', 'idat', 'ipma', 'grpl'],
    ...['ispe', 'pixi', 'av1C', 'auxC', 'pasp', 'a1op', 'a1lx', 'lsel'],
    ...['mvhd', 'tkhd', 'tref', 'elst', 'mdhd', 'vmhd', 'dref', 'auxi', 'ccst'],
    ...['stsd', 'stts', 'stsc', 'stsz', 'stco', 'co64', 'stss', 'sgpd', 'sbgp'],
  ], //
);

/** Items that are coded pictures, not metadata. A gain map (`tmap`) is for HDR. */
const ITEMS = /av01|grid|iovl/;

/** Colour that decoders take as sRGB: primaries and transfer of BT.709 or sRGB, or unspecified. */
const isSrgbColour = (colour: Buffer): boolean =>
  colour.toString('latin1', 0, 4) !== 'nclx' ||
  ([1, 2].includes(colour.readUInt16BE(4)) && [1, 2, 6, 13].includes(colour.readUInt16BE(6)));

function isKnownBox(name: string, content: Buffer): boolean {
  if (containers.has(name) || boxes.has(name)) return true;
  if (name === 'infe') return ITEMS.test(content.toString('latin1', 8, 12));
  return name === 'colr' && content.length >= 8 && isSrgbColour(content);
}

/** Boxes that crop or rotate (`clap`, `irot`, `imir`) are unknown: not every browser applies them. */
function* boxesIn(file: Buffer, from: number, to: number): Generator<PicturePart> {
  let at = from;
  while (at + 8 <= to) {
    const start = at;
    const name = textAt(file, at + 4, 4);
    const length = file.readUInt32BE(at);
    const isLong = length === 1 && at + 16 <= to;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : length || to - at;
    const head = start + (isLong ? 16 : 8);
    at = Math.min(to, start + Math.max(size, 8));
    yield { name, start, end: at, known: isKnownBox(name, file.subarray(head, at)) };
    const inside = containers.get(name);
    // Version 0 of `iinf` counts its items in two bytes, later ones in four.
    if (inside !== undefined) yield* boxesIn(file, head + inside + (name === 'iinf' && file[head] ? 2 : 0), at);
  }
  yield* rest(file.subarray(0, to), at);
}

const walks: Record<ImageType, Walk> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/gif': gifParts,
  'image/webp': webpParts,
  'image/avif': (file) => boxesIn(file, 0, file.length),
};

/** Names the parts of a picture's file that may hold something else than the picture: metadata, comments, appended files. */
export const hiddenParts = (file: Buffer, type: ImageType): string[] =>
  [...walks[type](file)].flatMap(({ name, known }) => (known ? [] : [name]));

/** Returns the file without some of its parts. */
function without(file: Buffer, parts: PicturePart[]): Buffer {
  const starts = [0, ...parts.map(({ end }) => end)];
  return parts.length > 0 ? Buffer.concat(starts.map((start, at) => file.subarray(start, parts[at]?.start))) : file;
}

/** Removes the bytes between the segments of a JPEG, about which the decoder warns as it does about damage. */
export const withoutStrayBytes = (file: Buffer): Buffer =>
  without(
    file,
    [...jpegParts(file)].filter(({ name }) => name === STRAY_BYTES),
  );

/** Removes the hidden parts of an animated PNG, of which libvips decodes only one frame. Returns undefined for other files. */
export function cleanAnimatedPng(file: Buffer): Buffer | undefined {
  const parts = [...pngParts(file)];
  const isAnimated = parts.some(({ name }) => name === 'acTL');
  return isAnimated
    ? without(
        file,
        parts.filter(({ known }) => !known),
      )
    : undefined;
}
