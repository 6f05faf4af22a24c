import { randomUUID } from 'node:crypto';
import { keys } from '@rombo/functions/data/keys';
import { manyProducts } from '../../../functions/test/many-products.ts';
import type { Site } from '../../local/site.ts';
import { openStores } from '../fault-injection/stores.ts';
import { type Figure, known, median, withSite } from './figure.ts';

const RUNS = 7;

/** Puts made-up products of the size of the demo catalogue's into a site's table. */
async function fill(site: Site, from: number, to: number): Promise<void> {
  const { put } = openStores(site);
  await put(...manyProducts(to, 400).slice(from));
  await put({ ...keys.catalogueVersion(), token: randomUUID(), changedAt: 0 });
}

/** The list of products as a browser gets it, past the edge: a query that the edge does not keep asks the function each time. */
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
    known(`list of ${count} products: to the last byte`, median(times), 'ms'),
    known(`list of ${count} products: over the wire`, bytes / 1000, 'kB'),
  ];
}

/** A hundred products and two thousand in one answer. */
export const figures = (): Promise<Figure[]> =>
  withSite('none', async (site) => {
    await fill(site, 0, 100);
    const hundred = await measure(site.origin, 100);
    await fill(site, 100, 2000);
    return [...hundred, ...(await measure(site.origin, 2000))];
  });
