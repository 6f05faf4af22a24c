import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;

/**
 * Unpacks a WOFF font to the plain one inside it. fontkit reads WOFF too, but inflates its outlines again for every letter,
 * which makes a sheet six times slower. Layouts: https://www.w3.org/TR/WOFF/ and the OpenType specification's table directory.
 */
function toSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts = [directory];
  let end = directory.length;
  for (let table = 0; table < count; table++) {
    const from = HEADER.woff + table * ENTRY.woff;
    const to = HEADER.sfnt + table * ENTRY.sfnt;
    const numberAt = (at: number) => woff.readUInt32BE(from + at);
    const [offset, packed, length] = [numberAt(4), numberAt(8), numberAt(12)];
    const stored = woff.subarray(offset, offset + packed);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    padded.set(packed < length ? inflateSync(stored) : stored);
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

/** A4 in points, and the margin that everything but the header's band keeps. */
export const page = { width: 595.28, height: 841.89, margin: 42 } as const;

export const inner = page.width - 2 * page.margin;

export const colours = {
  ink: '#08090B',
  light: '#E9ECEF',
  steel: '#6B747C',
  rule: '#D5D9DD',
  red: '#B01020',
  ember: '#E0303A',
} as const;

// WOFF, not WOFF2: fontkit cannot cut accented letters out of the latter
const font = (file: string): Buffer =>
  toSfnt(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff`))));

/** The site's own typefaces, under the SIL Open Font License; every sheet embeds the letters it uses. */
export const fonts = {
  text: font('barlow/files/barlow-latin-400-normal'),
  strong: font('barlow/files/barlow-latin-600-normal'),
  display: font('barlow-condensed/files/barlow-condensed-latin-700-normal'),
} as const;
