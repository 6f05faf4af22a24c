import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const functions = fileURLToPath(new URL('../../../functions', import.meta.url));

/** Leaves packages from npm where they are; our own are compiled in, since Node would otherwise strip their types as it runs. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@rombo/') ? undefined : { path, external: true },
    );
  },
};

/** The same function with its packages loaded from `node_modules`, file by file, as if nothing had bundled it. */
export async function unbundled(name: string): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(functions, 'dist', '.bench-'));
  const file = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(functions, 'src/api', `${name}.ts`)],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    plugins: [packagesOutside],
  });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
