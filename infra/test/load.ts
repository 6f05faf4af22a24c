import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Product } from '@rombo/shared/collections/product';
import { localized } from '@rombo/shared/words/languages';
import { productForm } from '../../functions/test/forms.ts';
import { signIn } from './api-site.ts';
import { median } from './bench/figure.ts';
import { folderForNow } from './folder.ts';
import { freePort } from './free-port.ts';

/** A read that a visitor's browser makes, and how often beside the others. */
export interface Visit {
  path: string;
  accept?: string;
  weight: number;
}

/** Requests of visitors: pages in both languages, products, API calls of pages, pictures of a phone's width. */
function visitsOf(products: Product[]): Visit[] {
  const pages = ['/', '/prodotti', '/azienda', '/news', '/contatti'].flatMap((path) => [
    { path, weight: 4 },
    { path: localized('en', path), weight: 2 },
  ]);
  const sheets = products.map(({ slug }) => ({ path: `/prodotti/${slug}`, weight: 1 }));
  const answers = ['/api/products', '/api/slides/active', '/api/settings/maintenance_mode'].map((path) => ({
    path,
    weight: 4,
  }));
  const pictures = products
    .flatMap(({ images }) => images.slice(0, 1))
    .map((image) => ({ path: `${image}?w=640`, accept: 'image/avif,image/webp,*/*', weight: 1 }));
  return [...pages, ...sheets, ...answers, ...pictures];
}

/** One of them, the heavier the oftener. */
export function choose(visits: Visit[]): Visit {
  const all = visits.flatMap((visit) => Array<Visit>(visit.weight).fill(visit));
  return all[Math.floor(Math.random() * all.length)] as Visit;
}

/** An administrator at work: creates a product, saves it again, and deletes it; gives the status of each call. */
function administratorOf(origin: string, cookie: string): () => Promise<number> {
  let product: Product | undefined;
  let saved = false;

  const send = (method: string, path: string, init: RequestInit = {}) =>
    fetch(origin + path, { method, ...init, headers: { cookie, 'sec-fetch-site': 'same-origin', ...init.headers } });

  return async () => {
    if (!product) {
      const name = `Prova ${randomUUID()}`;
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await send('POST', '/api/products', { body: productForm({ name }), headers });
      product = answer.ok ? ((await answer.json()) as Product) : undefined;
      saved = false;
      return answer.status;
    }
    const headers = { 'if-match': `"${product.version}"` };
    const path = `/api/products/${product.id}`;
    const answer = saved
      ? await send('DELETE', path, { headers })
      : await send('PUT', path, { headers, body: productForm({ name: product.name }) });
    const body = await answer.text();
    product = answer.ok && !saved ? (JSON.parse(body) as Product) : undefined;
    saved = true;
    return answer.status;
  };
}

/** Megabytes of memory that a process holds. */
const rssOf = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

/** Seconds of load; `npm test -- load 600` is a longer one. */
const SECONDS = Number(process.argv[2] ?? 120);
const VISITORS = 16;
/** One call in so many is a write. */
const WRITES = 20;
/** Allowed growth of memory from the second to the last quarter. */
const GROWTH = 1.15;

const account = { username: 'admin', password: 'sotto-carico-2003' };
const { folder, remove } = await folderForNow();
const port = await freePort();
const origin = `http://localhost:${port}`;
const site = spawn(process.execPath, [fileURLToPath(new URL('../local/main.ts', import.meta.url))], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
while (!(await fetch(origin).catch(() => undefined))?.ok) await wait(200);

const visits = visitsOf((await (await fetch(`${origin}/api/products`)).json()) as Product[]);
const cookie = await signIn({ origin, ...account });
const end = Date.now() + SECONDS * 1000;
const times: number[] = [];
const failures = new Map<string, number>();
const memory: number[] = [];
let writes = 0;

async function timed(what: string, call: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const status = await call().catch(() => 0);
  times.push(performance.now() - start);
  if (status === 0 || status >= 400) failures.set(`${status} ${what}`, (failures.get(`${status} ${what}`) ?? 0) + 1);
}

async function visitor(): Promise<void> {
  const write = administratorOf(origin, cookie);
  while (Date.now() < end) {
    if (Math.random() * WRITES < 1) {
      writes += 1;
      await timed('write', write);
      continue;
    }
    const { path, accept } = choose(visits);
    await timed(path, async () => {
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br', ...(accept && { accept }) } });
      await answer.arrayBuffer();
      return answer.status;
    });
  }
}

async function watchMemory(): Promise<void> {
  while (Date.now() < end) {
    memory.push(rssOf(site.pid ?? 0));
    await wait(500);
  }
}

await Promise.all([...Array.from({ length: VISITORS }, visitor), watchMemory()]);
site.kill('SIGTERM');
await new Promise((resolve) => site.once('close', resolve));
await remove();

const quarter = memory.length >> 2;
const [before, after] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))];
const sorted = times.toSorted((a, b) => a - b);
const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `${times.length} calls in ${SECONDS} s, ${writes} of them writes; ${Math.round(times.length / SECONDS)} a second`,
);
console.log(`milliseconds: half within ${at(0.5)}, 99 of 100 within ${at(0.99)}`);
console.log(
  `errors: ${failed}${failed ? ` (${[...failures].map(([what, count]) => `${count} × ${what}`).join(', ')})` : ''}`,
);
console.log(`memory: ${Math.round(before)} MB in the second quarter, ${Math.round(after)} MB in the last`);
process.exitCode = failed === 0 && after < before * GROWTH ? 0 : 1;
