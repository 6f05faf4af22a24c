import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf, listPictures, type SitePicture } from './pictures/list-pictures.ts';
import { makeVariants } from './pictures/make-variants.ts';

/**
 * Makes the pictures that come with the site in every width and format, under an address that changes with them. Each is an object by
 * its path, `.../slides/slide-1-3a2f21.jpg/640.avif`, to which the edge leads `.../slides/slide-1-3a2f21.jpg?w=640`.
 */
export function pictures(): Plugin {
  let base = '';
  let root = '';
  let out: string | undefined;
  let found: SitePicture[] = [];
  return {
    name: 'pictures',
    config: async (config, { command }) => {
      root = resolve(config.root ?? '.', 'public');
      // While one develops, the originals answer.
      if (command === 'build') found = await listPictures(root);
      base = command === 'build' ? `assets/pictures-${hashOf(found)}` : '';
      return { define: { __PICTURES__: JSON.stringify(base && `/${base}`) } };
    },
    configResolved: ({ root: project, build, command }) => {
      out = command === 'build' && !build.ssr ? resolve(project, build.outDir, base) : undefined;
    },
    writeBundle: async () => {
      if (!out) return;
      for (const picture of found) await makeVariants(picture, join(out, picture.name));
    },
  };
}
