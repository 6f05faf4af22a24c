import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const STYLES = 'src/theme/fonts.css';

/** OpenType features of the site's text: kerning, ligatures, marks, and digits of one width. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Gives the style sheets lighter copies of their fonts: every character, no hinting. Hints are a third of a font's bytes and help coarse
 * screens only; phones and macOS do not read them.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config({ root = '.' }, { command, isSsrBuild }) {
      // The originals are quicker to have while one develops, and the server names the files of the browser's build.
      if (command !== 'build' || isSsrBuild) return undefined;
      const folder = resolve(root, 'node_modules/.fonts');
      const sheet = await readFile(resolve(root, STYLES), 'utf8');
      const names = Array.from(sheet.matchAll(/@fontsource\/[\w./-]+\.woff2/g), ([name]) => name);
      for (const name of new Set(names)) {
        const font = await readFile(fileURLToPath(import.meta.resolve(name)));
        const lighter = await subsetFont(font, undefined, {
          keepAllGlyphs: true,
          noHinting: true,
          keepFeatures: FEATURES,
        });
        await mkdir(dirname(resolve(folder, name)), { recursive: true });
        await writeFile(resolve(folder, name), lighter);
      }
      return { resolve: { alias: [{ find: /^@fontsource\//, replacement: `${folder}/@fontsource/` }] } };
    },
  };
}
