import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../../functions/dist/', import.meta.url);

/** The size of each function's bundle in bytes, as it is and as it travels. */
export const bundleSizes = (): { name: string; bytes: number; gzip: number }[] =>
  readdirSync(dist, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const { name } = entry;
    const file = new URL(`${name}/index.mjs`, dist);
    return { name, bytes: statSync(file).size, gzip: gzipSync(readFileSync(file)).length };
  });
