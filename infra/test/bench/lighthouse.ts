import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browsers } from '../browsers.ts';
import { disposableFolder } from '../folder.ts';
import { atLeast, atMost, type Figure, informational, median, withSite } from './figure.ts';

/** Downloaded on demand: it is twenty times the size of all other packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const LIMITS = { performance: 95, others: 100, shift: 0.01, paint: 2.5 };
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

async function figuresOf(origin: string, path: string, chrome: string): Promise<Figure[]> {
  const simulated: Report[] = [];
  const applied: Report[] = [];
  for (let at = 0; at < RUNS; at++) {
    simulated.push(await visit(origin + path, 'simulate', chrome));
    applied.push(await visit(origin + path, 'devtools', chrome));
  }
  const middle = (reports: Report[], read: (report: Report) => number) => median(reports.map(read));
  const performance = (report: Report) => scoreOf(report, 'performance');
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
    informational(`${path}: largest paint, simulated`, middle(simulated, paint), 's'),
  ];
}

/** Lighthouse scores of landing pages on a phone, as the median of three visits each. */
export const figures = (): Promise<Figure[]> =>
  withSite('demo', async ({ origin }) => {
    const chrome = browsers.chromium.find();
    if (!chrome) throw new Error('Lighthouse needs Chromium');
    const [product] = (await (await fetch(`${origin}/api/products`)).json()) as { slug: string }[];
    const found: Figure[] = [];
    const landing = ['/', '/en', '/prodotti', `/prodotti/${product?.slug}`, '/azienda', '/contatti'];
    const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
    for (const path of named.length > 0 ? named : landing) {
      console.error(`Visiting ${path} ${2 * RUNS} times...`);
      found.push(...(await figuresOf(origin, path, chrome)));
    }
    return found;
  });
