import { bundleSizes } from '../bundle-sizes.ts';
import { pageLimits, publicPages, someSlug, weighPage } from '../page-weight.ts';
import { atMost, type Figure, known } from './figure.ts';
import { withSite } from './site.ts';

/** What the HTML and the scripts of each page weigh; `page-bytes.test.ts` holds them to the same limits. */
const pageFigures = (): Promise<Figure[]> =>
  withSite('demo', async ({ origin }) => {
    const found: Figure[] = [];
    for (const path of publicPages(await someSlug(origin))) {
      const { html, script } = await weighPage(origin, path);
      found.push(atMost(`${path}: HTML, brotli`, html, pageLimits.html, 'B'));
      found.push(atMost(`${path}: JavaScript, brotli`, script, pageLimits.script, 'B'));
    }
    return found;
  });

/** What each function weighs; `bundles.test.ts` holds those that visitors wait for to their limits. */
const bundleFigures = (): Figure[] =>
  bundleSizes().map(({ name, bytes, gzip }) =>
    known(`${name}: ${Math.round(bytes / 1000)} kB, gzip`, gzip / 1000, 'kB'),
  );

/** The bytes of pages and functions. */
export const figures = async (): Promise<Figure[]> => [...(await pageFigures()), ...bundleFigures()];
