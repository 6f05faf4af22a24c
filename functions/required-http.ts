import type { Plugin } from 'esbuild';

/**
 * Takes Node's `http` by `require`. An import of it reads each of its exports at once, one of which loads Node's whole `fetch`: a
 * tenth of the processor time of a cold start, for something that no function uses.
 */
export const requiredHttp: Plugin = {
  name: 'required-http',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(node:)?https?$/ }, ({ path, namespace }) =>
      namespace === 'required' ? { path, external: true } : { path, namespace: 'required' },
    );
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
      loader: 'js',
    }));
  },
};
