import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { slugIn } from '@rombo/shared/collections/in-language';
import type { Product } from '@rombo/shared/collections/product';
import { matchPage } from '@rombo/shared/contract/pages';
import { defaultLanguage, languageCodes, localized, splitLanguage } from '@rombo/shared/words/languages';
import { pageAddresses } from '../stacks/edge/edge-constants.ts';

const dist = new URL('../../web/dist/', import.meta.url);

/** Byte budgets of a page with brotli. The HTML fits into the first round trip of a connection. */
export const pageLimits = { html: 14_000, script: 95_000 };

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
}

const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** Module of a page. It is loaded before hydration, even if the HTML does not refer to it. */
function moduleOf(manifest: Record<string, Chunk>, path: string): string {
  const { page } = matchPage(splitLanguage(path.replace(/\?.*/, '')).path) ?? {};
  const name = page?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.keys(manifest).find((file) => file.endsWith(`/${name}-page.tsx`)) ?? `${name}-page.tsx`;
}

/** Scripts in the HTML of a page, and everything that they and the page module import. */
function scriptsOf(path: string, html: string): Set<string> {
  const manifest = readManifest();
  const chunks = Object.values(manifest);
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined, called: string) => {
    if (!chunk) throw new Error(`The browser's build has no ${called}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(manifest[imported], imported);
  };
  for (const [, file = ''] of html.matchAll(/[" ]\/(assets\/[^" ]+\.js)(?=[" ])/g))
    add(chunks.find((chunk) => chunk.file === file) ?? { file }, file);
  const page = moduleOf(manifest, path);
  add(manifest[page], page);
  return found;
}

/** Fetches the brotli-compressed bytes of a URL. */
const fetchPage = (address: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const { statusCode, headers } = answer;
      if (statusCode === 200 && headers['content-encoding'] === 'br') resolve(Buffer.concat(parts));
      else reject(new Error(`${address} answered ${statusCode}, encoded as ${headers['content-encoding']}`));
    });
    sent.on('error', reject).end();
  });

/** Bytes of a first page view: the HTML, and all scripts that run before the page is interactive. */
export async function weighPage(origin: string, path: string): Promise<{ html: number; script: number }> {
  const html = await fetchPage(origin + path);
  const scripts = scriptsOf(path, brotliDecompressSync(html).toString());
  const bytes = [...scripts].map((file) => statSync(new URL(`${file}.br`, dist)).size);
  return { html: html.length, script: bytes.reduce((sum, size) => sum + size, 0) };
}

export async function readScripts(origin: string, path: string): Promise<string> {
  const scripts = scriptsOf(path, brotliDecompressSync(await fetchPage(origin + path)).toString());
  return [...scripts].map((file) => readFileSync(new URL(file, dist), 'utf8')).join('\n');
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
