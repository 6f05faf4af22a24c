import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS, pictureSettings } from '@rombo/shared/contract/picture';
import sharp from 'sharp';

/** The folders of the site's files whose pictures are shown in several widths. */
const FOLDERS = ['pictures', 'slides'];

/** A picture that comes with the site. */
export interface SitePicture {
  /** Its path among the site's files. */
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
  const names = found.flat().filter((name) => /\.(jpg|png)$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const file = join(root, name);
      const hash = createHash('sha256')
        .update(recipe)
        .update(await readFile(file));
      return { name, file, hash: hash.digest('hex').slice(0, 24) };
    }),
  );
}

/** One short hash of them all. */
export const hashOf = (pictures: SitePicture[]): string =>
  createHash('sha256')
    .update(JSON.stringify(pictures.map(({ name, hash }) => [name, hash])))
    .digest('hex')
    .slice(0, 8);
