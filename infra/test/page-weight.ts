import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { slugIn } from '@rombo/shared/collections/in-language';
import type { Product } from '@rombo/shared/collections/product';
import { matchPage } from '@rombo/shared/contract/pages';
import { defaultLanguage, languageCodes, localized, splitLanguage } from '@rombo/shared/words/languages';
import { pageModules } from '../../web/src/app/page-areas.ts';
import { pageAddresses } from '../stacks/edge/edge-constants.ts';
import { browsers } from './browsers.ts';

const dist = new URL('../../web/dist/', import.meta.url);

/** Byte budgets of a page with brotli. The HTML fits into the first round trip of a connection. */
export const pageLimits = { html: 14_000, script: 95_000 };

/** Limits of a first visit that nobody acts on, with everything that is prefetched: requests for scripts and data, bytes of scripts. */
export const visitLimits = { requests: 30, script: 170_000 };

/** Placeholder for the slug of a product in a path. */
export const PRODUCT = 'PRODUCT';

/** All public pages including a product page, in each language. */
export const publicPages = (): string[] => [
  ...pageAddresses().filter((path) => !/\/(admin|login)$/.test(path)),
  '/login',
  ...languageCodes.map((language) => localized(language, `/prodotti/${PRODUCT}`)),
];

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** Module of a page. It is loaded before hydration, even if the HTML does not refer to it. */
const moduleOf = (path: string): string =>
  `src/${pageModules[matchPage(splitLanguage(path.replace(/\?.*/, '')).path)?.page ?? 'notFound']}`;

/** Files of chunks and of everything that they import. */
function withImports(
  manifest: Record<string, Chunk>,
  chunks: (Chunk | undefined)[],
  found = new Set<string>(),
): Set<string> {
  for (const chunk of chunks) {
    if (!chunk) throw new Error("The browser's build lacks a file that a page imports");
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    withImports(
      manifest,
      (chunk.imports ?? []).map((name) => manifest[name]),
      found,
    );
  }
  return found;
}

/** Scripts in the HTML of a page, and everything that they and the page module import. */
function scriptsOf(path: string, html: string): Set<string> {
  const manifest = readManifest();
  const files = [...html.matchAll(/[" ]\/(assets\/[^" ]+\.js)(?=[" ])/g)].map(([, file = '']) => file);
  const chunks = files.map((file) => Object.values(manifest).find((chunk) => chunk.file === file) ?? { file });
  return withImports(manifest, [...chunks, manifest[moduleOf(path)]]);
}

/** Scripts that only the panel and the sign-in load. */
export function panelScripts(): Set<string> {
  const manifest = readManifest();
  const isPanel = (name: string) => /src\/(panel|app\/owner|session)\/|i18n\/\w+\/(panel|server|sign-in)/.test(name);
  const entries = Object.entries(manifest).filter(([, { isDynamicEntry, isEntry }]) => isDynamicEntry || isEntry);
  const filesOf = (ofPanel: boolean) =>
    withImports(
      manifest,
      entries.filter(([name]) => isPanel(name) === ofPanel).map(([, chunk]) => chunk),
    );
  const ofVisitors = filesOf(false);
  return new Set([...filesOf(true)].filter((file) => !ofVisitors.has(file)));
}

/** Fetches a rendered page: its HTML, and its size with brotli. */
async function fetchPage(address: string): Promise<{ html: string; bytes: number }> {
  const sent = request(address, { headers: { 'accept-encoding': 'br' } }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer?.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
    throw new Error(`${address} answered ${answer?.statusCode}, encoded as ${answer?.headers['content-encoding']}`);
  const body = await buffer(answer);
  const html = brotliDecompressSync(body).toString();
  if (!html.includes('id="state"')) throw new Error(`${address} was not rendered`);
  return { html, bytes: body.length };
}

/** Bytes of a first page view: the HTML, and all scripts that run before the page is interactive. */
export async function weighPage(origin: string, path: string): Promise<{ html: number; script: number }> {
  const { html, bytes } = await fetchPage(origin + path);
  const sizes = [...scriptsOf(path, html)].map((file) => statSync(new URL(`${file}.br`, dist)).size);
  return { html: bytes, script: sizes.reduce((sum, size) => sum + size, 0) };
}

export async function readScripts(origin: string, path: string): Promise<string> {
  const scripts = scriptsOf(path, (await fetchPage(origin + path)).html);
  return [...scripts].map((file) => readFileSync(new URL(file, dist), 'utf8')).join('\n');
}

/** Fetches of a first visit with Chromium that nobody acts on, until the data of the products has been prefetched: URL and bytes. */
export async function visit(origin: string, path: string): Promise<{ path: string; bytes: number }[]> {
  const executablePath = browsers.chromium.find();
  if (!executablePath) throw new Error('A visit needs Chromium');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'it-IT' });
    const network = await page.context().newCDPSession(page);
    const pending = new Map<string, string>();
    const fetched: { path: string; bytes: number }[] = [];
    let sent = 0;
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      sent += 1;
      pending.set(requestId, request.url.slice(origin.length));
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      fetched.push({ path: pending.get(requestId) ?? '', bytes: encodedDataLength });
      pending.delete(requestId);
    });
    network.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
    await network.send('Network.enable');
    await Promise.all([page.waitForResponse(/\/api\/products(\/|$)/), page.goto(origin + path)]);
    // `networkidle` is reached once, which may be before the prefetch.
    for (let seen = 0; pending.size > 0 || seen < sent; await wait(500)) seen = sent;
    return fetched.filter(({ path }) => /^\/api\/|\.js$/.test(path));
  } finally {
    await browser.close();
  }
}

/** Code of every script of the web build, by file name. */
export const allScripts = (): [file: string, code: string][] =>
  readdirSync(new URL('assets/', dist))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(new URL(`assets/${file}`, dist), 'utf8')]);

/** Replaces the placeholder in a path by the slug of a product, in the language of the path. */
export async function withProduct(origin: string, path: string): Promise<string> {
  if (!path.includes(PRODUCT)) return path;
  const [product] = (await (await fetch(`${origin}/api/products`)).json()) as Product[];
  if (!product) throw new Error('The catalogue is empty');
  return path.replace(PRODUCT, slugIn(splitLanguage(path).language ?? defaultLanguage, product));
}
