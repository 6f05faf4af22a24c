import { fileURLToPath } from 'node:url';
import { languageCodes } from '@rombo/shared/words/languages';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { browserOnly } from './vite/browser-only.ts';
import { clientAssets } from './vite/client-assets.ts';
import { fonts } from './vite/fonts.ts';
import { leaveNodeOut } from './vite/leave-node-out.ts';
import { pictures } from './vite/pictures.ts';

/** Libraries that every page needs: they change seldom, so that visitors keep them over releases. */
const VENDOR = /node_modules\/(react|react-dom|scheduler|styled-components|stylis|@emotion|swr|dequal|wouter)\//;

/**
 * The frame and the small parts that every page needs: one file of them is 5,700 bytes of brotli smaller than thirty, and 2,700 smaller
 * than files by the number of pages that share a module.
 */
const SITE =
  /web\/src\/(api\/(?!next-address|panel-routes|use-write|use-paged|swr|products|settings|use-maintenance)|loading\/(?!not-loaded)|head\/|routing\/(?!panel-|use-search-address)|app\/(?!admin-area|admin-guard|closed-site|load-ahead|layout\/(frame-extras|language-hint|language-offer))|theme\/(?!bleed)[\w.]+\.tsx?$|i18n\/(index\.ts|language|provider|format|texts)|ui\/(async-view|below-heading|button|icon|notice|page-|picture|rendered-page|site-origin|skeleton|use-message-bar|use-online|visually|wordmark))|shared\/src\/(contract\/(pages|visitor-route-paths)|words\/(company|languages))/;

/** Modules shared by the catalogue, its dialogs and the product page. */
const CATALOGUE =
  /web\/src\/site\/(product\/gallery\/lazy|compare\/lazy|catalogue\/search\/lazy|product\/lazy-data)|shared\/src\/contract\/in-language/;

/** Modules shared by the product page and parts of it that are loaded later. */
const PRODUCT = /web\/src\/(api\/products|site\/product\/code-links)/;

/** Values that the catalogue's page shares with parts of it that are loaded later. */
const LIST = /web\/src\/site\/catalogue\/api|shared\/src\/(collections\/(catalogue|categories)|words\/search-words)\./;

/** Small parts of the pages beside the catalogue. */
const PARTS = /web\/src\/(ui\/(arrow-link|badge)|theme\/bleed)/;

/** Small parts of searching and remembering. */
const SEARCH = /web\/src\/(ui\/(sought|stored|use-shortcut)|site\/catalogue\/search\/use-search-keys)/;

/** The file of a language, which lists those of its areas. */
const TEXTS = new RegExp(`/(${languageCodes.join('|')})-`);

/** Names each styled component by its module, so that server and browser write the same classes, and minifies its style. */
const styledComponents = { displayName: false, fileName: false };

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Text files are written as `.br` and `.gz` too, so that a server never compresses while it serves. */
const precompressed = {
  include: /\.(js|css|html|svg|json|txt|webmanifest)$/,
  threshold: 0,
  algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
};

/** Pages for the server are one module, whose libraries are left to the bundle of the function that renders them. */
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
  plugins: [clientAssets(), browserOnly(), react(), fonts(), pictures(), !isSsrBuild && compression(precompressed)],
  oxc: { plugins: { styledComponents } },
  // Settings of styled-components, for which it otherwise looks in the environment of a server: 209 bytes.
  define: isSsrBuild ? {} : { SC_DISABLE_SPEEDY: 'false', 'typeof process': '"undefined"' },
  resolve: {
    // The shim serves older Reacts; without it the worst first page is 253 bytes smaller.
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Without its `-webkit-` prefixes, which no browser of the site needs: 1,098 bytes.
      { find: /^\.(\/src)?\/Prefixer\.js$/, replacement: source('theme/no-prefixes.ts') },
      // The router's own patterns, which no page uses: 62 bytes.
      { find: /^regexparam$/, replacement: source('routing/no-patterns.ts') },
      // The builder's own import is mostly for chunks with style sheets, of which the site has one: 377 bytes.
      { find: /^\0vite\/preload-helper\.js$/, replacement: source('loading/import-code.ts') },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [leaveNodeOut()],
    // libheif stays a file of its own, which its licence lets anybody replace.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libheif', test: /node_modules\/libheif-js\// }] } },
    },
  },
  build: isSsrBuild
    ? server
    : {
        manifest: true,
        target: 'es2022',
        // The content security policy allows fonts and pictures from the site only, so none may become a data: address.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Each name in these lists weighs on every first page: none of what a page has already, none of what may come a moment later.
          resolveDependencies: (file, dependencies, { hostId, hostType }) => {
            if (hostType === 'html') return dependencies;
            // Imports of texts are loaded with the page that shows them.
            if (TEXTS.test(hostId)) return [];
            const present = file.includes('-page-')
              ? /\/(vendor|site|rolldown-runtime)-/
              : /\/(vendor|site|rolldown-runtime|catalogue|list)-/;
            const others = dependencies.filter((name) => !present.test(name));
            const isLate =
              /admin-area|compare-|(cookies|dealers|login|news|privacy|where-we-are)-page|closed-site|toast-viewport|dialogs-|ahead-|-extras-/.test(
                file,
              ) || others.every((name) => name === file);
            return isLate ? [] : others;
          },
        },
        rolldownOptions: {
          input: ['index.html', 'src/page-loader.ts'],
          // Pictures take most of the build, as they should.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR },
                { name: 'site', test: SITE },
                { name: 'catalogue', test: CATALOGUE },
                { name: 'list', test: LIST },
                { name: 'product', test: PRODUCT },
                { name: 'parts', test: PARTS },
                { name: 'search', test: SEARCH },
              ],
            },
          },
        },
      },
}));
