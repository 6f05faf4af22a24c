import type { Plugin } from 'vite';

/**
 * Keeps out of the server's build what it never renders: the admin area, whose page holds nothing until the browser knows who is there,
 * and the gallery, which nobody has opened yet.
 */
export function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    load: {
      filter: { id: /\/web\/src\/(app\/guarded-admin|features\/products\/gallery\/gallery-dialog)\.tsx$/ },
      handler: () => 'export default () => null;',
    },
  };
}
