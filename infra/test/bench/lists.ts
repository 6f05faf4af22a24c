import { itemsOf, manyProducts } from '../../../functions/test/many-products.ts';
import type { Site } from '../../local/site.ts';
import { openStores } from '../fault-injection/stores.ts';
import { type Figure, informational, median, withSite } from './figure.ts';

const RUNS = 7;

/** Adds generated products of the size of the demo catalogue to a site. */
async function fill(site: Site, from: number, to: number): Promise<void> {
  const { put } = openStores(site);
  await put(...manyProducts(to, 400).slice(from).flatMap(itemsOf));
}

/** Measures the list of products without the edge cache: a different session cookie each time bypasses it. */
async function measure(origin: string, count: number): Promise<Figure[]> {
  const times: number[] = [];
  let bytes = 0;
  for (let at = 0; at < RUNS; at++) {
    const start = performance.now();
    const response = await fetch(`${origin}/api/products`, {
      headers: { 'accept-encoding': 'br', cookie: `__Host-session=eyJh.eyJh.${String(at).padStart(43, '0')}` },
    });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    bytes = Number(response.headers.get('content-length'));
  }
  return [
    informational(`list of ${count} products: to the last byte`, median(times), 'ms'),
    informational(`list of ${count} products: over the wire`, bytes / 1000, 'kB'),
  ];
}

/** Lists of 100 and of 2,000 products in one response. */
export const figures = (): Promise<Figure[]> =>
  withSite('none', async (site) => {
    await fill(site, 0, 100);
    const hundred = await measure(site.origin, 100);
    await fill(site, 100, 2000);
    return [...hundred, ...(await measure(site.origin, 2000))];
  });
