import { type Figure, known, median } from './figure.ts';
import { withSite } from './site.ts';

const RUNS = 41;

/** Time of a page on a warm function, reads included: the upper bound of what streaming could save. */
export const figures = (): Promise<Figure[]> =>
  withSite(
    'demo',
    async ({ origin }) => {
      const [product] = (await (await fetch(`${origin}/api/products`)).json()) as { slug: string }[];
      const found: Figure[] = [];
      for (const path of ['/', '/prodotti', `/prodotti/${product?.slug}`, '/contatti', '/privacy']) {
        const times: number[] = [];
        for (let at = 0; at < RUNS; at++) {
          const start = performance.now();
          await (await fetch(origin + path)).arrayBuffer();
          times.push(performance.now() - start);
        }
        found.push(known(`${path}: rendered, to the last byte`, median(times), 'ms'));
      }
      return found;
    },
    { edgeCache: false },
  );
