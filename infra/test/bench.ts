import { bundleSizes } from './bundle-sizes.ts';

console.table(
  Object.fromEntries(
    bundleSizes().map(({ name, bytes, gzip }) => [
      name,
      { kB: Math.round(bytes / 1000), 'kB gzip': Math.round(gzip / 1000) },
    ]),
  ),
);
