import { bundleSizes } from '../bundle-sizes.ts';
import { pageLimits, publicPages, weighPage, withProduct } from '../page-weight.ts';
import { atMost, type Figure, informational, withSite } from './figure.ts';

/** Bytes of HTML and scripts per page. `page-bytes.test.ts` checks the same limits. */
const pageFigures = (): Promise<Figure[]> =>
  withSite('demo', async ({ origin }) => {
    const found: Figure[] = [];
    for (const path of publicPages()) {
      const { html, script } = await weighPage(origin, await withProduct(origin, path));
      found.push(atMost(`${path}: HTML, brotli`, html, pageLimits.html, 'B'));
      found.push(atMost(`${path}: JavaScript, brotli`, script, pageLimits.script, 'B'));
    }
    return found;
  });

/** Bytes per function. `bundles.test.ts` checks the limits of the public ones. */
const bundleFigures = (): Figure[] =>
  bundleSizes().map(({ name, bytes, gzip }) =>
    informational(`${name}: ${Math.round(bytes / 1000)} kB, gzip`, gzip / 1000, 'kB'),
  );

export const figures = async (): Promise<Figure[]> => [...(await pageFigures()), ...bundleFigures()];
