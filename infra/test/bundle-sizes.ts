import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../../functions/dist/', import.meta.url);

/** Size of each bundle in bytes, raw and compressed with gzip. */
export const bundleSizes = (): { name: string; bytes: number; gzip: number }[] =>
  readdirSync(dist, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const { name } = entry;
    const file = new URL(`${name}/index.mjs`, dist);
    return { name, bytes: statSync(file).size, gzip: gzipSync(readFileSync(file)).length };
  });
