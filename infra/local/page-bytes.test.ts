import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keys } from '@rombo/functions/data/keys';
import { slugIn } from '@rombo/shared/collections/in-language';
import type { ListedResult } from '@rombo/shared/collections/listed';
import type { Product } from '@rombo/shared/collections/product';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { languageCodes, localized } from '@rombo/shared/words/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyProducts, prose } from '../../functions/test/many-products.ts';
import { pageAddresses } from '../stacks/edge/edge-constants.ts';
import { openStores } from '../test/fault-injection/stores.ts';
import { disposableFolder, temporaryFolder } from '../test/folder.ts';
import { languageOf, languagesIn } from '../test/language-texts.ts';
import { hasJava, markupFaults, nuFaults } from '../test/markup.ts';
import {
  allScripts,
  PRODUCT,
  pageLimits,
  panelScripts,
  publicPages,
  readScripts,
  visit,
  visitLimits,
  weighPage,
  withProduct,
} from '../test/page-weight.ts';
import { explodedViews, fits, products, results } from './seed/catalogue.ts';
import { type Site, startSite } from './site.ts';

const { folder: dataDir, remove } = await disposableFolder();
let site: Site;
beforeAll(async () => {
  site = await startSite({ dataDir, seed: 'demo' });
});
afterAll(async () => {
  await site.stop();
  await remove();
});

it.each(publicPages())(
  '%s fits into the first round trip, its scripts into their budget, and these have texts in its language only',
  async (path) => {
    const address = await withProduct(site.origin, path);
    const { html, script } = await weighPage(site.origin, address);
    expect(html).toBeLessThanOrEqual(pageLimits.html);
    expect(script).toBeLessThanOrEqual(pageLimits.script);
    expect(languagesIn(await readScripts(site.origin, address))).toEqual([languageOf(path)]);
  },
);

it.each(['/', '/en', '/prodotti', `/prodotti/${PRODUCT}`])(
  'a first visit to %s without a touch fetches few files, and nothing of the panel',
  async (path) => {
    const fetched = await visit(site.origin, await withProduct(site.origin, path));
    const scripts = fetched.filter(({ path }) => path.endsWith('.js'));
    const summary = fetched.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
    expect(fetched.length, summary).toBeLessThanOrEqual(visitLimits.requests);
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      summary,
    ).toBeLessThanOrEqual(visitLimits.script);
    const ofPanel = panelScripts();
    expect(ofPanel.size).toBeGreaterThan(10);
    expect(scripts.filter(({ path }) => ofPanel.has(path.slice(1)))).toEqual([]);
  },
);

const isLight = (size: number) => size > 1000 && size <= 15_000;

it('a page preloads two fonts of at most 15,000 bytes', async () => {
  const page = await (await fetch(site.origin)).text();
  const preloads = (page.match(/<link [^>]+>/g) ?? []).filter((tag) => tag.includes('as="font"'));
  const sizes = preloads.map(async (tag) => {
    const font = await fetch(site.origin + /href="([^"]+)"/.exec(tag)?.[1]);
    return (await font.bytes()).length;
  });
  expect(await Promise.all(sizes)).toEqual([expect.toSatisfy(isLight), expect.toSatisfy(isLight)]);
});

it('the page of every product fits into the first round trip', async () => {
  const products = (await (await fetch(`${site.origin}/api/products`)).json()) as Product[];
  const found: Record<string, number> = {};
  for (const product of products)
    for (const language of languageCodes) {
      const path = localized(language, pathOfPage('product', { slug: slugIn(language, product) }));
      const { html } = await weighPage(site.origin, path);
      if (html > pageLimits.html) found[path] = html;
    }
  expect(found).toEqual({});
});

it('each script contains texts of at most one language', () => {
  // The glossary contains both languages.
  const texts = allScripts().filter(([file]) => !file.startsWith('translations-'));
  const scripts = texts.map(([file, code]) => ({ file, languages: languagesIn(code) }));
  expect(scripts.filter(({ languages }) => languages.length > 1)).toEqual([]);
  expect(new Set(scripts.flatMap(({ languages }) => languages)).size).toBeGreaterThan(1);
});

it('style names do not depend on the build folder, so that page weights are reproducible', () => {
  const names = allScripts().flatMap(([, code]) =>
    [...code.matchAll(/componentId:["'`]([^"'`]+)/g)].map(([, name]) => name),
  );
  expect(names).toEqual(names.map(() => expect.stringMatching(/^_[0-9a-z]{3}\d+$/)));
  expect(names.length).toBeGreaterThan(100);
});

it('no script contains share tags or structured data, which crawlers read in the HTML', () => {
  expect(allScripts().flatMap(([file, code]) => (/og:title|ld\+json|schema\.org/.test(code) ? file : []))).toEqual([]);
});

const inBoth = (path: string) => languageCodes.map((language) => localized(language, path));

/** Every kind of public page with its status. The panel's pages are Italian until their scripts load. */
const statuses: [path: string, status: number][] = [
  ...pageAddresses().map((path): [string, number] => [path, /^\/en\/(admin|login)$/.test(path) ? 404 : 200]),
  ...[
    `/prodotti/${PRODUCT}`,
    '/prodotti?category=motori&subcategory=2.1cc',
    '/prodotti?category=none',
    `/contatti?prodotto=${PRODUCT}`,
  ].flatMap((path) => inBoth(path).map((address): [string, number] => [address, 200])),
  ...['/nulla', '/prodotti/nulla'].flatMap((path) => inBoth(path).map((address): [string, number] => [address, 404])),
];

async function expectValid(path: string, expected: number): Promise<void> {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  expect(response.status).toBe(expected);
  expect(await markupFaults(await response.text())).toEqual([]);
}

it.each(statuses)('%s (%i) is valid HTML', async (path, status) => {
  await expectValid(await withProduct(site.origin, path), status);
});

it.runIf(hasJava)('the Nu HTML checker finds no error in any page', async () => {
  const folder = await temporaryFolder();
  const files = statuses.map(async ([path], index) => {
    const response = await fetch(site.origin + (await withProduct(site.origin, path)), { redirect: 'manual' });
    const file = join(folder, `${index}${path.replace(/\W/g, '-')}.html`);
    await writeFile(file, await response.text());
    return file;
  });
  expect(nuFaults(await Promise.all(files))).toEqual([]);
});

it('the demo catalogue has its products in order, with their engines, drawings and race results', async () => {
  const read = async (name: string) => (await fetch(`${site.origin}/api/${name}`)).json();
  const listed: Product[] = await read('products');
  const others = listed.filter(({ featured }) => !featured).map(({ name }) => name);
  expect(others).toEqual(products.filter(({ featured }) => !featured).map(({ name }) => name));
  expect(listed.filter((product) => product.fits?.length)).toHaveLength(Object.keys(fits).length);
  const points = listed.flatMap(({ explodedView }) => (explodedView ? [explodedView.points] : []));
  expect(points).toHaveLength(Object.keys(explodedViews).length);
  expect(points.every((all) => all.some(({ product }) => product))).toBe(true);
  const won: ListedResult[] = await read('results');
  expect(won.map(({ engines }) => engines.length)).toEqual(results.map(({ engines }) => engines.length));
});

/** A product as large as those of the demo catalogue. */
const large = (item: ReturnType<typeof manyProducts>[number]) => ({
  ...item,
  name: prose(item.description.length + Number(item.slug.replace(/\D/g, '')), 30),
  images: [1, 2, 3].map((at) => `/media/products/${item.id}/${prose(Number(item.id.slice(-6)) + at, 30)}-3a2f21.jpg`),
  technicalSheetUrl: `/media/products/${item.id}/sheet.pdf`,
  technicalSpecs: [...item.technicalSpecs, ['Peso', '320 g']],
});

it('each page of a catalogue of 100 and of 2,000 products fits into the first round trip and is valid HTML', async () => {
  const stores = openStores(site);
  const items = manyProducts(2000, 400).map(large);
  const write = async (first: number, end: number) => {
    await stores.put(...items.slice(first, end));
    // Bypasses the API. Without this mark, products are read themselves.
    await stores.remove(keys.cardsComplete());
    await site.settled();
  };
  for (const [first, end] of [
    [0, 72],
    [72, 2000],
  ] as const) {
    await write(first, end);
    for (const path of ['/prodotti', localized('en', '/prodotti?page=2'), '/prodotti?category=ricambi']) {
      const { html } = await weighPage(site.origin, path);
      expect(html, `${path} of ${end} products`).toBeLessThanOrEqual(pageLimits.html);
    }
  }
  for (const path of [...inBoth('/prodotti'), ...inBoth('/prodotti?page=2')]) await expectValid(path, 200);
});
