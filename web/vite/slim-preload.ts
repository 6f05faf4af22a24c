import type { Plugin } from 'vite';

/** Asks for everything that a chunk imports while the chunk itself is under way. */
const HELPER = `
const asked = new Set();
export const __vitePreload = (load, chunks = []) => {
  for (const chunk of chunks) {
    if (asked.has(chunk) || !chunk.endsWith('.js')) continue;
    asked.add(chunk);
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: '/' + chunk }));
  }
  return load();
};
`;

/** Replaces the builder's own helper, most of which is for chunks with style sheets: here the one sheet belongs to every page. */
export function slimPreload(): Plugin {
  return {
    name: 'slim-preload',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => HELPER,
    },
    generateBundle(_, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 1) this.error(`A page has a style sheet of its own, which nothing would load: ${sheets}`);
    },
  };
}
