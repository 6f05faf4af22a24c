import type { Plugin } from 'vite';

/**
 * Excludes code that the server never renders: the panel and its texts, because its page is empty until the user is known, and the sheet
 * of engines and the viewers of pictures, which are closed at first.
 */
export function excludeBrowserCode(): Plugin {
  return {
    name: 'exclude-browser-code',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    load: {
      filter: {
        id: /\/web\/src\/(panel\/admin-area\.tsx|site\/(catalogue\/engine-sheet\.tsx|product\/gallery\/viewers\.ts)|i18n\/\w+\/(panel\/index|server)\.ts)$/,
      },
      handler: () => 'export default () => null;',
    },
  };
}

/** Removes the vendor prefixer of styled-components, which is never enabled: 1.1 kB of each first page (`npm run bench -- sizes`). */
export function excludePrefixer(): Plugin {
  return {
    name: 'exclude-prefixer',
    load: { filter: { id: /\/stylis\/src\/Prefixer\.js$/ }, handler: () => 'export const prefix = (value) => value;' },
  };
}

/** Removes the preloads of Vite: a file has at most two levels of imports, and the first page loads its own with the page. */
export function excludePreloads(): Plugin {
  return {
    name: 'exclude-preloads',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
  };
}

const EMPTY = '\0no-node';

/** Replaces Node modules that libheif's loader imports in Node only. */
export function excludeNodeModules(): Plugin {
  return {
    name: 'exclude-node-modules',
    enforce: 'pre',
    resolveId: { filter: { id: /^(fs|path|crypto)$/ }, handler: () => EMPTY },
    load: { filter: { id: /^\0no-node$/ }, handler: () => 'export default {};' },
  };
}
