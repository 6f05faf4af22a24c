import type { Plugin } from 'vite';

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
