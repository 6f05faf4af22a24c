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
export const isBarePng = (file: Buffer): boolean =>
  nameAt(file, file.length - 8) === 'IEND' &&
  hasOnly(PNG, file, 8, (at) => ({ type: nameAt(file, at + 4), end: at + 12 + file.readUInt32BE(at) }));

/** True for a WebP of pixels, frames and colours alone. */
export const isBareWebp = (file: Buffer): boolean =>
  file.readUInt32LE(4) + 8 === file.length &&
  hasOnly(WEBP, file, 12, (at) => {
    const size = file.readUInt32LE(at + 4);
    return { type: nameAt(file, at), end: at + 8 + size + (size % 2) };
  });

/** True for an AVIF of one picture with nothing behind it; its EXIF and XMP are items that the decoder knows of. */
export const isBareAvif = (file: Buffer): boolean =>
  hasOnly(AVIF, file, 0, (at) => ({ type: nameAt(file, at + 4), end: at + file.readUInt32BE(at) }));
