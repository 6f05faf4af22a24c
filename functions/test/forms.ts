import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

export interface FormFile {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  type: string;
}

type Part = string | FormFile;

/** An undefined field is absent. */
export function form(fields: Record<string, Part | Part[] | undefined>): FormData {
  const data = new FormData();
  for (const [name, value = []] of Object.entries(fields)) {
    for (const part of [value].flat()) {
      if (typeof part === 'string') data.append(name, part);
      else data.append(name, new File([part.bytes], part.name, { type: part.type }));
    }
  }
  return data;
}

export const productForm = (changes: Parameters<typeof form>[0] = {}): FormData =>
  form({ name: 'RP-21 di prova', description: 'Un motore per le prove.', category: 'motori', ...changes });

export const slideForm = (image: Part, changes: Record<string, Part> = {}): FormData =>
  form({ title: 'Slide di prova', order: '5', image, ...changes });

export const png = (bytes: Uint8Array<ArrayBuffer>): FormFile => ({ bytes, name: 'foto.png', type: 'image/png' });
export const jpeg = (bytes: Uint8Array<ArrayBuffer>): FormFile => ({ bytes, name: 'foto.jpg', type: 'image/jpeg' });
const PDF = 'application/pdf';
export const sheet = (bytes: Uint8Array<ArrayBuffer>): FormFile => ({ bytes, name: 'scheda.pdf', type: PDF });

export const picture = async (
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif',
  width = 32,
  height = 24,
): Promise<Uint8Array<ArrayBuffer>> =>
  toBytes(
    await sharp({ create: { width, height, channels: 3, background: '#b01020' } })
      .toFormat(format)
      .toBuffer(),
  );

/** Returns a real PNG of about this many bytes: noise does not compress. */
export async function largePng(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const side = Math.floor(Math.sqrt(bytes / 3));
  const raw = { width: side, height: side, channels: 3 } as const;
  return toBytes(
    await sharp(randomBytes(side * side * 3), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
}

export const pdf = (): Uint8Array<ArrayBuffer> =>
  toBytes(
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  );

const toBytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
