import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const STYLES = 'src/theme/fonts.css';

/** OpenType features that the site uses: kerning, ligatures, marks and tabular figures. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Replaces fonts with lighter copies: all characters, without hinting. Hints are 40 % of a font's bytes and help only on low-resolution
 * screens; phones and macOS ignore them.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config({ root = '.' }, { command, isSsrBuild }) {
      // Development uses the originals, which need no build; the server build refers to files of the client build.
      if (command !== 'build' || isSsrBuild) return undefined;
      const folder = resolve(root, 'node_modules/.fonts');
      const sheet = await readFile(resolve(root, STYLES), 'utf8');
      const names = Array.from(sheet.matchAll(/@fontsource\/[\w./-]+\.woff2/g), ([name]) => name);
      for (const name of new Set(names)) {
        const font = await readFile(fileURLToPath(import.meta.resolve(name)));
        const subset = await subsetFont(font, undefined, {
          keepAllGlyphs: true,
          noHinting: true,
          keepFeatures: FEATURES,
        });
        await mkdir(dirname(resolve(folder, name)), { recursive: true });
        await writeFile(resolve(folder, name), subset);
      }
      return { resolve: { alias: [{ find: /^@fontsource\//, replacement: `${folder}/@fontsource/` }] } };
    },
  };
}
