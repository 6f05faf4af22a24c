import type { Plugin } from 'vite';

/** Keeps the admin area out of the server's build: its page holds nothing until the browser knows who is there. */
export function leaveAdminOut(): Plugin {
  return {
    name: 'leave-admin-out',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    load: {
      filter: { id: /\/web\/src\/app\/guarded-admin\.tsx$/ },
      handler: () => 'export default () => null;',
    },
  };
}
