import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';

const root = new URL('.', import.meta.url).pathname;
const entries = (await readdir(`${root}src/api`)).filter(
  (file) => /^[a-z-]+\.ts$/.test(file) && !file.includes('.test.'),
);

/** The SDK's CommonJS parts call `require`, which a bundle that is a module lacks. */
const REQUIRE = "import{createRequire as r}from'node:module';const require=r(import.meta.url);";

await rm(`${root}dist`, { recursive: true, force: true });
await mkdir(`${root}dist`);
await build({
  entryPoints: entries.map((file) => ({ in: `${root}src/api/${file}`, out: `${basename(file, '.ts')}/index` })),
  outdir: `${root}dist`,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  sourcemap: 'linked',
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // ECMAScript modules where a package has both, since they can be shaken, and in them no credential chain.
  mainFields: ['module', 'main'],
  alias: { '@aws-sdk/credential-provider-node': `${root}src/credentials.ts` },
  banner: { js: REQUIRE },
});
console.log(`Built ${entries.length} functions`);
