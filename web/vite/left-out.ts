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
