import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;

/**
 * Unpacks a WOFF font to the plain one inside it. fontkit reads WOFF too, but inflates its outlines again for every letter,
 * which makes a sheet six times slower. Layouts: https://www.w3.org/TR/WOFF/ and the OpenType specification's table directory.
 */
export function toSfnt(woff: Buffer): Buffer {
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
