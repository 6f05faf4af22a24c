import type { Plugin } from 'vite';

/**
 * Keeps out of the server's build what it never renders: the admin area and its texts, whose page holds nothing until the browser knows who is there,
 * and the gallery, which nobody has opened yet.
 */
export function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    load: {
      filter: {
        id: /\/web\/src\/(panel\/admin-area\.tsx|site\/product\/gallery\/gallery-dialog\.tsx|i18n\/\w+\/(panel\/index|server)\.ts)$/,
      },
      handler: () => 'export default () => null;',
    },
  };
}

/** styled-components adds vendor prefixes only where it is asked to, which is nowhere: 1.1 kB of each first page (`npm run bench -- sizes`). */
export function leavePrefixerOut(): Plugin {
  return {
    name: 'leave-prefixer-out',
    load: { filter: { id: /\/stylis\/src\/Prefixer\.js$/ }, handler: () => 'export const prefix = (value) => value;' },
  };
}

const EMPTY = '\0no-node';

/** libheif's loader asks for Node's modules when it runs in Node, which it never does here. */
export function leaveNodeOut(): Plugin {
  return {
    name: 'leave-node-out',
    enforce: 'pre',
    resolveId: { filter: { id: /^(fs|path|crypto)$/ }, handler: () => EMPTY },
    load: { filter: { id: /^\0no-node$/ }, handler: () => 'export default {};' },
  };
}
