import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { nameWithMetadata } from '@rombo/shared/image-metadata';
import { measureImage } from '@rombo/shared/measure-image';
import { PICTURE_WIDTHS, pictureSettings } from '@rombo/shared/picture';
import sharp from 'sharp';

/** The folders of the site's files whose pictures are shown in several widths. */
const FOLDERS = ['pictures', 'slides'];

/** A picture that comes with the site. */
export interface SitePicture {
  /** Its path among the site's files. */
  path: string;
  /** The same with its metadata, under which its variants are found. */
  name: string;
  file: string;
  /** Hash of source and settings: equal hashes have equal variants. */
  hash: string;
}

const recipe = JSON.stringify([PICTURE_WIDTHS, pictureSettings, sharp.versions]);

/** The pictures of the site, in the order of their names; `root` is the folder of the site's files. */
export async function listPictures(root: string): Promise<SitePicture[]> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(join(root, folder))).map((file) => `${folder}/${file}`)),
  );
  const paths = found.flat().filter((path) => /\.(jpg|png)$/.test(path));
  return Promise.all(
    paths.sort().map(async (path) => {
      const file = join(root, path);
      const hash = createHash('sha256')
        .update(recipe)
        .update(await readFile(file));
      return { path, name: await nameOf(path, file), file, hash: hash.digest('hex').slice(0, 24) };
    }),
  );
}

async function nameOf(path: string, file: string): Promise<string> {
  const { color, focalX } = await measureImage((size) =>
    sharp(file)
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer(),
  );
  const { dir, name, ext } = parse(path);
  return `${dir}/${nameWithMetadata(name, dir === 'slides' ? { color, focalX } : { color })}${ext}`;
}

/** One short hash of them all. */
export const hashOf = (pictures: SitePicture[]): string =>
  createHash('sha256')
    .update(JSON.stringify(pictures.map(({ name, hash }) => [name, hash])))
    .digest('hex')
    .slice(0, 8);
