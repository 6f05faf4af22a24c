import { textAt } from './chunks.ts';

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
export function kindOf(head: Uint8Array): FileKind | null {
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
