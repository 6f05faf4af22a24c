import { bundleSizes } from '../bundle-sizes.ts';
import { type Figure, known } from './figure.ts';

/** What each function weighs; `bundles.test.ts` holds those that visitors wait for to their limits. */
export const figures = async (): Promise<Figure[]> =>
  bundleSizes().map(({ name, bytes, gzip }) =>
    known(`${name}: ${Math.round(bytes / 1000)} kB, gzip`, gzip / 1000, 'kB'),
  );
