import { crc32 } from 'node:zlib';

const latin1 = (bytes: Buffer | string): Buffer => (typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);

/** Inserts bytes into a file. */
export const insertAt = (file: Buffer, at: number, ...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat([file.subarray(0, at), ...parts.map(latin1), file.subarray(at)]);

const uint32 = (value: number, write: 'BE' | 'LE' = 'BE'): Buffer => {
  const bytes = Buffer.alloc(4);
  if (write === 'BE') bytes.writeUInt32BE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
};

export const segment = (code: number, content: Buffer | string): Buffer => {
  const bytes = latin1(content);
  return Buffer.concat([Buffer.from([0xff, code, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes]);
};

export const pngChunk = (name: string, content: Buffer | string): Buffer => {
  const named = Buffer.concat([Buffer.from(name), latin1(content)]);
  return Buffer.concat([uint32(named.length - 4), named, uint32(crc32(named))]);
};

/** Inserts chunks before or behind the pixels of a PNG. */
export const withChunk = (png: Buffer, place: 'before' | 'behind', ...chunks: Buffer[]): Buffer =>
  insertAt(png, png.indexOf(place === 'before' ? 'IDAT' : 'IEND') - 4, ...chunks);

/** Inserts a block before the first image or control block of a GIF. */
export const withBlock = (gif: Buffer, ...parts: (Buffer | string)[]): Buffer =>
  insertAt(gif, 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1), ...parts);

/** Appends a chunk to a WebP. */
export function withWebpChunk(webp: Buffer, name: string, content: string): Buffer {
  const even = content.padEnd(content.length + (content.length % 2));
  const file = Buffer.concat([webp, Buffer.from(name), uint32(even.length, 'LE'), Buffer.from(even, 'latin1')]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

export const box = (name: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat([Buffer.from(name), ...parts]);
  return Buffer.concat([uint32(content.length + 4), content]);
};

/** `colr` box with primaries, transfer and matrix. */
export const colour = (primaries: number, transfer: number): Buffer =>
  box('colr', Buffer.from('nclx'), Buffer.from([0, primaries, 0, transfer, 0, 6, 0x80]));

/** `clap` box that keeps a rectangle in the middle. */
export const crop = (width: number, height: number): Buffer =>
  box('clap', ...[width, 1, height, 1, 0, 1, 0, 1].map((value) => uint32(value)));

/** Adds a property to the only item of an AVIF by sharp. */
export function withProperty(avif: Buffer, property: Buffer): Buffer {
  const at = (name: string) => avif.indexOf(name) - 4;
  const file = Buffer.from(avif);
  const grow = (offset: number, by: number) => file.writeUInt32BE(file.readUInt32BE(offset) + by, offset);
  grow(at('ipco'), property.length);
  grow(at('ipma'), 1);
  for (const name of ['iprp', 'meta']) grow(at(name), property.length + 1);
  // The offset of the pixels in `iloc`.
  grow(at('iloc') + 20, property.length + 1);
  const count = at('ipma') + 18;
  const index = (file[count] ?? 0) + 1;
  file.writeUInt8(index, count);
  const end = at('ipma') + avif.readUInt32BE(at('ipma'));
  return insertAt(insertAt(file, end, Buffer.from([0x80 | index])), at('ipma'), property);
}
