import { hash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import web from './package.json' with { type: 'json' };
import { clientAssets } from './vite/client-assets.ts';
import { fonts } from './vite/fonts.ts';
import { browserOnly, leaveNodeOut, leavePrefixerOut } from './vite/left-out.ts';
import { pictures } from './vite/pictures.ts';

/** Libraries that every page needs: they change seldom, so that visitors keep them over releases. */
const VENDOR = /node_modules\/(react|react-dom|scheduler|styled-components|stylis|@emotion|swr|dequal|wouter)\//;

/** The frame and what most pages share, in one file instead of thirty. Folders below these are loaded later or by few pages. */
const SITE =
  /web\/src\/((app|app\/layout|head|loading|ui)\/[^/]+$|i18n\/format|site\/(compare\/chosen|catalogue\/my-engine))|shared\/src\/.*\/(spec-(figures|labels)|categories|query-rules|search-words)\./;

/** What most links lead to, with what is shown after it: their imports are requested with them. Each name weighs on every first page. */
const FOLLOWED = /\/(product-page|product-in|contact-page|contact-form)-/;
const PRESENT = /\/(vendor|site|rolldown-runtime)-/;

/** Names each styled component by its module, so that server and browser write the same classes, and minifies its style. */
const styledComponents = { displayName: false, fileName: false };

/** Names modules of styled components by their path within the project: the transform takes the absolute one, which each machine has its own of. */
const styleNames = (): Plugin => ({
  name: 'style-names',
  enforce: 'post',
  transform: {
    filter: { code: 'componentId: "sc-' },
    handler(code, id) {
      const name = hash('sha256', relative(import.meta.dirname, id).replaceAll('\\', '/')).slice(0, 6);
      return { code: code.replace(/(componentId: "sc-)[^-"]+/g, `$1${name}`), map: null };
    },
  },
});

/** Text files are written as `.br` and `.gz` too, so that a server never compresses while it serves. */
const precompressed = {
  include: /\.(js|css|html|svg|json|txt|webmanifest)$/,
  threshold: 0,
  skipIfLargerOrEqual: false,
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
  plugins: [
    clientAssets(),
    browserOnly(),
    leavePrefixerOut(),
    react(),
    fonts(),
    pictures(),
    styleNames(),
    !isSsrBuild && compression(precompressed),
  ],
  oxc: { plugins: { styledComponents } },
  // The shim serves older Reacts.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // React and styled-components ask for Node's process, which browsers lack.
  ...(!isSsrBuild && { define: { 'typeof process': '"undefined"', SC_DISABLE_SPEEDY: 'false' } }),
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
        // As the builder writes them: `ios_saf >= 16.4` is `ios16.4`.
        target: web.browserslist.map((query) => query.replace(/(_saf)? >= /, '')),
        // The content security policy allows fonts and pictures from the site only, so none may become a data: address.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Without them a page that is opened by a link waits for a round trip at each level of its imports.
          resolveDependencies: (file, dependencies, { hostType }) => {
            if (hostType === 'html') return dependencies;
            return FOLLOWED.test(file) ? dependencies.filter((name) => !PRESENT.test(name)) : [];
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
              ],
            },
          },
        },
      },
}));
