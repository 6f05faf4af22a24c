import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { browsers } from '../browsers.ts';
import { disposableFolder } from '../folder.ts';
import { atLeast, atMost, type Figure, informational, median, withSite } from './figure.ts';

/** Downloaded on demand: it is twenty times the size of all other packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const LIMITS = { performance: 95, others: 100, shift: 0.01, paint: 2.5 };
/** Maximum blocking time, in milliseconds; of other pages that of a product. */
const BLOCKING: Partial<Record<string, number>> & { product: number } = { '/': 100, '/prodotti': 150, product: 220 };
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const;

type Throttling = 'simulate' | 'devtools';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** A visit with a phone. `simulate` calculates the effect of a slow network, `devtools` throttles the network. */
async function visitOnce(address: string, throttling: Throttling, chrome: string): Promise<Report> {
  const { folder, remove } = await disposableFolder();
  const file = join(folder, 'report.json');
  try {
    const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
    const options = [`--throttling-method=${throttling}`, `--chrome-flags=${flags}`, '--output=json', '--quiet'];
    const child = spawn('npx', ['--yes', LIGHTHOUSE, address, ...options, `--output-path=${file}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: chrome, npm_config_loglevel: 'error' },
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`Lighthouse could not visit ${address}`);
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await remove();
  }
}

/** Retries once: on a busy machine, Lighthouse sometimes misses the start of a visit. */
const visit = (address: string, throttling: Throttling, chrome: string): Promise<Report> =>
  visitOnce(address, throttling, chrome).catch(() => visitOnce(address, throttling, chrome));

const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
const auditOf = (report: Report, name: string) => report.audits[name]?.numericValue ?? Number.NaN;

/** Serves copies of the pages without their scripts: the difference is the cost of the scripts. */
async function serveWithoutScripts(origin: string): Promise<Server> {
  const server = createServer(async ({ url, headers }, response) => {
    const { status, headers: sent, body } = await fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' } });
    const type = sent.get('content-type') ?? '';
    response.writeHead(status, { 'content-type': type, 'cache-control': sent.get('cache-control') ?? '' });
    const bytes = Buffer.from(await new Response(body).bytes());
    response.end(type.startsWith('text/html') ? `${bytes}`.replace(/<script type="module".*?<\/script>/, '') : bytes);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

async function figuresOf(origin: string, still: string, path: string, chrome: string): Promise<Figure[]> {
  const simulated: Report[] = [];
  const applied: Report[] = [];
  const stills: Report[] = [];
  for (let at = 0; at < RUNS; at++) {
    stills.push(await visit(still + path, 'devtools', chrome));
    simulated.push(await visit(origin + path, 'simulate', chrome));
    applied.push(await visit(origin + path, 'devtools', chrome));
  }
  const middle = (reports: Report[], read: (report: Report) => number) => median(reports.map(read));
  const performance = (report: Report) => scoreOf(report, 'performance');
  const blocking = (report: Report) => auditOf(report, 'total-blocking-time');
  const paint = (report: Report) => auditOf(report, 'largest-contentful-paint') / 1000;
  return [
    atLeast(`${path}: performance, simulated`, middle(simulated, performance), LIMITS.performance),
    atLeast(`${path}: performance, applied`, middle(applied, performance), LIMITS.performance),
    ...OTHERS.map((name) =>
      atLeast(`${path}: ${name}`, Math.min(...simulated.map((r) => scoreOf(r, name))), LIMITS.others),
    ),
    atMost(
      `${path}: layout shift`,
      Math.max(...applied.map((r) => auditOf(r, 'cumulative-layout-shift'))),
      LIMITS.shift,
      '',
    ),
    atMost(`${path}: largest paint, applied`, middle(applied, paint), LIMITS.paint, 's'),
    atMost(`${path}: blocking time, applied`, middle(applied, blocking), BLOCKING[path] ?? BLOCKING.product, 'ms'),
    informational(`${path}: blocking time without scripts, applied`, middle(stills, blocking), 'ms'),
    informational(`${path}: largest paint, simulated`, middle(simulated, paint), 's'),
  ];
}

/** Lighthouse scores of landing pages on a phone, as the median of three visits each. */
export const figures = (): Promise<Figure[]> =>
  withSite('demo', async ({ origin }) => {
    const chrome = browsers.chromium.find();
    if (!chrome) throw new Error('Lighthouse needs Chromium');
    const [product] = (await (await fetch(`${origin}/api/products`)).json()) as { slug: string }[];
    const still = await serveWithoutScripts(origin);
    const found: Figure[] = [];
    const landing = ['/', '/en', '/prodotti', `/prodotti/${product?.slug}`, '/azienda', '/contatti'];
    const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
    try {
      for (const path of named.length > 0 ? named : landing) {
        console.error(`Visiting ${path} ${3 * RUNS} times...`);
        const { port } = still.address() as AddressInfo;
        found.push(...(await figuresOf(origin, `http://localhost:${port}`, path, chrome)));
      }
      return found;
    } finally {
      still.close();
    }
  });
