import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_PICTURE_BYTES, PICTURE_FORMATS, PICTURE_WIDTHS, pictureSettings } from '@rombo/shared/contract/picture';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const FOLDERS = ['pictures', 'slides'];

interface SitePicture {
  /** Path within the public folder. */
  name: string;
  file: string;
  /** Hash of source and settings: equal hashes have equal variants. */
  hash: string;
}

const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const settingsKey = JSON.stringify([PICTURE_WIDTHS, pictureSettings, sharp.versions]);

/** Lists the pictures below `root` by name, with a short hash of all of them. */
export async function listPictures(root: string): Promise<{ pictures: SitePicture[]; hash: string }> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(join(root, folder))).map((file) => `${folder}/${file}`)),
  );
  const names = found.flat().filter((name) => /\.(jpg|png)$/.test(name));
  const pictures = await Promise.all(
    names.sort().map(async (name) => {
      const file = join(root, name);
      return { name, file, hash: hashOf(settingsKey, await readFile(file)).slice(0, 24) };
    }),
  );
  return { pictures, hash: hashOf(...pictures.flatMap(({ name, hash }) => [name, hash])).slice(0, 8) };
}

/** Caches variants across builds, because pictures rarely change. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/pictures/', import.meta.url));

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

/** Writes a picture to `folder` in every width and format, as `640.avif` and so on. */
async function makeVariants({ file, hash }: SitePicture, folder: string): Promise<void> {
  const cached = join(cache, hash);
  if (!(await stat(cached).catch(() => undefined))) {
    const temporary = `${cached}.${process.pid}`;
    await mkdir(temporary, { recursive: true });
    const variants = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => [width, format] as const));
    await Promise.all(
      variants.map(async ([width, format]) =>
        writeFile(join(temporary, `${width}.${format}`), await encode(file, width, format)),
      ),
    );
    // A concurrent build may have written the same folder.
    await rename(temporary, cached).catch(() => rm(temporary, { recursive: true, force: true }));
  }
  await cp(cached, folder, { recursive: true });
}

/**
 * Builds the site's pictures in every width and format, under a path with a hash of their content. The edge rewrites
 * `.../slides/slide-1-3a2f21.jpg?w=640` to the object `.../slides/slide-1-3a2f21.jpg/640.avif`.
 */
export function pictures(): Plugin {
  let out: string | undefined;
  let found: SitePicture[] = [];
  let base = '';
  return {
    name: 'pictures',
    config: async ({ root = '.' }, { command }) => {
      // Development serves the originals.
      if (command === 'build') {
        const { pictures, hash } = await listPictures(resolve(root, 'public'));
        found = pictures;
        base = `assets/pictures-${hash}`;
      }
      return { define: { __PICTURES__: JSON.stringify(base && `/${base}`) } };
    },
    configResolved: ({ root, build, command }) => {
      out = command === 'build' && !build.ssr ? resolve(root, build.outDir, base) : undefined;
    },
    writeBundle: async () => {
      if (!out) return;
      for (const picture of found) await makeVariants(picture, join(out, picture.name));
    },
  };
}
