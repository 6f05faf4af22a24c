import { readdir, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));

const functionsOf = async (folder: string) =>
  (await readdir(`${root}src/${folder}`))
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);
/** Functions that CloudFront invokes. Listed by name, because the folder also holds their modules. */
const webEntries = ['web/render-page.ts', 'web/transform-image.ts'];
const entries = [...(await functionsOf('api')), ...(await functionsOf('events')), ...webEntries];

/** The SDK's CommonJS parts call `require`, which an ES module bundle lacks. */
const REQUIRE = "import{createRequire as r}from'node:module';const require=r(import.meta.url);";

/**
 * Loads two kinds of modules with `require`. An ES import of Node's `http` evaluates every export of the module, and one of them loads
 * Node's whole `fetch`: a tenth of the CPU time of a cold start, for an API that no function uses. An ES import does not find sharp in a
 * layer of Lambda, which is on `NODE_PATH`.
 */
const requiredModules: Plugin = {
  name: 'required-modules',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^((node:)?https?|sharp)$/ }, ({ path, namespace }) =>
      namespace === 'required' ? { path, external: true } : { path, namespace: 'required' },
    );
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
      loader: 'js',
    }));
  },
};

const options = {
  outdir: `${root}dist`,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  sourcemap: 'linked',
  // Node reads the source map at startup. Line numbers are enough for stack traces, so it contains no sources.
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Prefer ES modules, which can be tree-shaken.
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': `${root}src/credentials.ts`,
    // Used only to compare Node's own version.
    semver: `${root}src/node-version.ts`,
    // Signature algorithms that no token uses.
    'ecdsa-sig-formatter': `${root}src/no-ecdsa.ts`,
  },
  loader: { '.ttf': 'binary' },
  banner: { js: REQUIRE },
  plugins: [requiredModules],
} satisfies BuildOptions;

const { metafile } = await build({
  ...options,
  entryPoints: entries.map((file) => ({ in: `${root}src/${file}`, out: `${basename(file, '.ts')}/index` })),
  metafile: true,
});

const hashingFunctions = Object.entries(metafile.outputs).flatMap(([file, { inputs }]) =>
  Object.keys(inputs).some((input) => input.endsWith('src/hashing/run-hash-job.ts')) ? [basename(dirname(file))] : [],
);
await build({
  ...options,
  entryPoints: hashingFunctions.map((name) => ({
    in: `${root}src/hashing/hash-worker.ts`,
    out: `${name}/hash-worker`,
  })),
});

// The site may be running: remove stale folders only, and only after the new bundles are written.
const names = new Set(entries.map((file) => basename(file, '.ts')));
for (const name of await readdir(`${root}dist`)) {
  if (!names.has(name)) await rm(`${root}dist/${name}`, { recursive: true });
}
console.log(`Built ${entries.length} functions`);
