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
