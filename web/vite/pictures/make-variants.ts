import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_PICTURE_BYTES, PICTURE_FORMATS, PICTURE_WIDTHS, pictureSettings } from '@rombo/shared/contract/picture';
import sharp from 'sharp';
import type { SitePicture } from './list-pictures.ts';

/** Pictures change seldom: what was made once is kept over builds. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache/pictures/', import.meta.url));

async function encode(file: string, width: number, format: (typeof PICTURE_FORMATS)[number]): Promise<Buffer> {
  const { qualities, effort } = pictureSettings[format];
  const resized = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await resized.clone()[format]({ quality, effort }).toBuffer();
    if (bytes.length <= MAX_PICTURE_BYTES) break;
  }
  return bytes;
}

/** Writes a picture in every width and format into a folder of its own, `640.avif` and so on. */
export async function makeVariants({ file, hash }: SitePicture, folder: string): Promise<void> {
  const kept = join(cache, hash);
  if (!(await stat(kept).catch(() => undefined))) {
    const draft = `${kept}.${process.pid}`;
    await mkdir(draft, { recursive: true });
    const variants = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => [width, format] as const));
    await Promise.all(
      variants.map(async ([width, format]) =>
        writeFile(join(draft, `${width}.${format}`), await encode(file, width, format)),
      ),
    );
    // Another build at the same time may have been faster; its folder is as good.
    await rename(draft, kept).catch(() => rm(draft, { recursive: true, force: true }));
  }
  await cp(kept, folder, { recursive: true });
}
