import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A real picture of one colour. */
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

/** A real PNG of about this many bytes: noise does not compress. */
export async function largePng(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const side = Math.floor(Math.sqrt(bytes / 3));
  const raw = { width: side, height: side, channels: 3 } as const;
  return toBytes(
    await sharp(randomBytes(side * side * 3), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
}

/** The smallest PDF that readers open. */
export const pdf = (): Uint8Array<ArrayBuffer> =>
  toBytes(
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  );

const toBytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
