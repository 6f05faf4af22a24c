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
