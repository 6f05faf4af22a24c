import { readdir, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The functions of a folder: each file that is no test. */
const functionsOf = async (folder: string) =>
  (await readdir(`${root}src/${folder}`))
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);
/** Functions that the distribution invokes besides the API; the folder holds their modules too. */
const forWeb = ['web/render-page.ts', 'web/transform-image.ts'];
const entries = [...(await functionsOf('api')), ...(await functionsOf('events')), ...forWeb];

/** The SDK's CommonJS parts call `require`, which a bundle that is a module lacks. */
const REQUIRE = "import{createRequire as r}from'node:module';const require=r(import.meta.url);";

/**
 * Takes Node's `http` by `require`. An import of it reads each of its exports at once, one of which loads Node's whole `fetch`: a
 * tenth of the processor time of a cold start, for something that no function uses.
 */
const requiredHttp: Plugin = {
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

const options = {
  outdir: `${root}dist`,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  sourcemap: 'linked',
  // Node reads the map as the function starts, so it names lines and holds no sources.
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  // ECMAScript modules where a package has both, since they can be shaken, and in them no credential chain.
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': `${root}src/credentials.ts`,
    // Which is asked for nothing but Node's own version.
    semver: `${root}src/node-version.ts`,
    // Of signatures that no token has.
    'ecdsa-sig-formatter': `${root}src/no-ecdsa.ts`,
  },
  // Code of the machine it runs on: where transform-image runs, it is installed for that.
  external: ['sharp'],
  banner: { js: REQUIRE },
  plugins: [requiredHttp],
} satisfies BuildOptions;

const { metafile } = await build({
  ...options,
  entryPoints: entries.map((file) => ({ in: `${root}src/${file}`, out: `${basename(file, '.ts')}/index` })),
  metafile: true,
});

/** The bundles that start a worker: it is found beside them. */
const starters = Object.entries(metafile.outputs).flatMap(([file, { inputs }]) =>
  Object.keys(inputs).some((input) => input.endsWith('src/hashing/run-hash-job.ts')) ? [basename(dirname(file))] : [],
);
await build({
  ...options,
  entryPoints: starters.map((name) => ({
    in: `${root}src/hashing/hash-worker.ts`,
    out: `${name}/hash-worker`,
  })),
});

// A site that runs goes on meanwhile: only what is no function any more goes, and after the others are there.
const names = new Set(entries.map((file) => basename(file, '.ts')));
for (const name of await readdir(`${root}dist`)) {
  if (!names.has(name)) await rm(`${root}dist/${name}`, { recursive: true });
}
console.log(`Built ${entries.length} functions`);
