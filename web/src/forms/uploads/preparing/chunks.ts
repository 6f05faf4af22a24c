export interface Chunk {
  name: string;
  start: number;
  end: number;
}

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
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
