import { hash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import web from './package.json' with { type: 'json' };
import { clientAssets } from './vite/client-assets.ts';
import { excludeBrowserCode, excludeNodeModules, excludePrefixer, excludePreloads } from './vite/excluded-code.ts';
import { fonts } from './vite/fonts.ts';
import { pictures } from './vite/pictures.ts';

/** Libraries that every page needs. They rarely change, so they stay cached across releases. */
const VENDOR = /node_modules\/(react|react-dom|scheduler|styled-components|stylis|@emotion|swr|dequal|wouter)\//;

const source = (files: string): RegExp => new RegExp(`/(web|shared)/src/(${files})\\.`);

/**
 * Modules that several files share, in groups, so that a page loads a few files instead of thirty: each page family and each part that
 * loads later is one file, by its dynamic import. A group also has what its modules import, unless an earlier group has that. No dynamic
 * import may be in a group: it would become a file of its own that only refers to the group.
 */
const groups = [
  { name: 'vendor', test: VENDOR },
  {
    name: 'site',
    test: source(
      [
        '(app|app/layout|head|loading)/[^/]+',
        'ui/(?!scroll-positions|shortcuts|back-to-close|focus-neighbour|field\\.tsx)[^/]+',
        'i18n/(format|race-dates)',
        'site/(compare/chosen|catalogue/(my-engine|recent)|not-found/gone)',
        '.+/(query-rules|search-words|spec-labels)',
      ].join('|'),
    ),
  },
  {
    name: 'products',
    test: source(
      'site/catalogue/(seen|outline-code|availability|category-label|fit-text|filter-note|search/search-entry)|site/product/gallery/controls|.+/(spec-figures|slug)',
    ),
  },
  { name: 'details', test: source('ui/(curve/.+|dialog/dialog)|site/product/exploded/(points|margins|part-.+)') },
  {
    name: 'content',
    test: source(
      'ui/(shortcuts|back-to-close|focus-neighbour|content/(links|facts|race-date|picture-alt))|theme/layout.styles|i18n/legal-text|.+/(company-in|note-key)',
    ),
  },
  { name: 'fields', test: source('(ui/field|forms/fields)(?=\\.tsx)') },
  { name: 'news', test: source('site/news/(api|latest-news)|.+/results-in') },
  { name: 'visit', test: source('ui/content/visit') },
  { name: 'map', test: source('ui/map/world-map') },
  { name: 'translations', test: source('.+/(glossary|product-limits|related-in)') },
  {
    name: 'validation',
    test: /node_modules\/valibot\/|\/src\/(contract\/(text|issues|email)|collections\/contact(-status)?|forms\/stored-draft)\./,
  },
  { name: 'form-library', test: /node_modules\/(react-hook-form|@hookform\/resolvers)\// },
];

/** Derives class names from modules, so that server and browser use the same ones, and minifies the styles. */
const styledComponents = { displayName: false, fileName: false };

/**
 * Names the styles of a module after a short hash of its path within the project: the transform uses the absolute one, which differs by
 * machine. Three characters instead of its eight with `sc-` and `-` save 60 to 90 bytes of a page.
 */
function styleNames(): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'style-names',
    enforce: 'post',
    transform: {
      filter: { code: 'componentId: "sc-' },
      handler(code, id) {
        const path = relative(import.meta.dirname, id).replaceAll('\\', '/');
        const name = Number.parseInt(hash('sha256', path).slice(0, 12), 16).toString(36).slice(-3);
        const other = modules.get(name) ?? path;
        if (other !== path) throw new Error(`${path} and ${other} have the same style name: rename one of them`);
        modules.set(name, path);
        return { code: code.replace(/(componentId: ")sc-[^-"]+-/g, `$1_${name}`), map: null };
      },
    },
  };
}

/** Writes text files as `.br` and `.gz` too, so that a server never compresses on request. */
const precompressed = {
  include: /\.(js|css|html|svg|json|txt|webmanifest)$/,
  threshold: 0,
  skipIfLargerOrEqual: false,
  algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
};

/** The server build is one module; its libraries are bundled with the function that renders pages. */
const server = {
  ssr: true,
  outDir: 'dist-server',
  target: 'node24',
  minify: false,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: { input: 'src/entry-server.tsx', output: { codeSplitting: false } },
} as const;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    clientAssets(),
    excludeBrowserCode(),
    excludePrefixer(),
    excludePreloads(),
    react(),
    fonts(),
    pictures(),
    styleNames(),
    !isSsrBuild && compression(precompressed),
  ],
  oxc: { plugins: { styledComponents } },
  // The shim is for older versions of React.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // React and styled-components check Node's `process`, which browsers lack.
  ...(!isSsrBuild && { define: { 'typeof process': '"undefined"', SC_DISABLE_SPEEDY: 'false' } }),
  worker: {
    format: 'es',
    plugins: () => [excludeNodeModules()],
    // libheif stays a separate file: its licence requires that it can be replaced.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libheif', test: /node_modules\/libheif-js\// }] } },
    },
  },
  build: isSsrBuild
    ? server
    : {
        manifest: true,
        // Converts browserslist queries to build targets: `ios_saf >= 16.4` becomes `ios16.4`.
        target: web.browserslist.map((query) => query.replace(/(_saf)? >= /, '')),
        // The CSP allows fonts and pictures from the site only, so none may be inlined as a data: URL.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Lists of preloads would be in every first page, for a helper that `excludePreloads` removes.
          resolveDependencies: (_, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
        },
        rolldownOptions: {
          input: ['index.html', 'src/page-loader.ts'],
          // Building the pictures is expected to take most of the time.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: { groups },
            // Names of chunks are a part of every script that loads them: shorter ones saved 80 bytes of a page (page-bytes.test.ts).
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
}));
