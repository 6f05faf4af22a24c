import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Product } from '@rombo/shared/collections/product';
import { signIn } from '../api-site.ts';
import { median } from '../bench/figure.ts';
import { folderForNow } from '../folder-for-now.ts';
import { freePort } from '../free-port.ts';
import { administratorOf } from './administrator.ts';
import { rssOf } from './memory.ts';
import { choose, visitsOf } from './visits.ts';

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
const site = spawn(process.execPath, [fileURLToPath(new URL('../../local/main.ts', import.meta.url))], {
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
