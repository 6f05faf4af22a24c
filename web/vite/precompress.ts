import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file of the build, so that a server never compresses while it serves. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const content = await readFile(join(folder, name));
        const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(join(folder, `${name}.br`), await brotli(content, { params: hint }));
        await writeFile(join(folder, `${name}.gz`), await gz(content, { level: 9 }));
      }
    },
  };
}
