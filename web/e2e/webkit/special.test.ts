import { afterEach, expect, test } from 'vitest';
import { type Browser, keys, startBrowser } from './webkit.ts';

const ENGINE = '/prodotti/tuono-21-buggy-corsa';
let page: Browser;
afterEach(() => page.stop());

test.for([[], ['--print-backgrounds']] as const)('pages are printed on white paper: %j', async (options) => {
  page = await startBrowser(...options);
  for (const path of ['/prodotti', ENGINE, '/en/contact']) {
    await page.open(path);
    const { r, g, b } = await page.paper();
    expect(Math.min(r, g, b), path).toBeGreaterThan(240);
  }
});

test('without scripts the menu opens, and filters, words and engine narrow the catalogue', async () => {
  page = await startBrowser('--no-scripts');
  const address = () => page.run(() => location.pathname + location.search);
  await page.resize(390);
  await page.open('/prodotti');
  await page.click('button', 'Apri il menu');
  await page.press(keys.escape);
  await page.click('button', 'Apri il menu');
  await page.click('a', 'Azienda');
  await expect.poll(address).toBe('/azienda');
  await page.open('/prodotti');
  await page.click('a', /^Marmitte \d+$/);
  await expect.poll(address).toBe('/prodotti?category=marmitte');
  await page.open('/prodotti');
  await page.click('button', 'Cerca nel catalogo');
  await page.fill('#header-search input', 'Cerca nel catalogo', 'r21a02');
  await page.click('#header-search button', 'Cerca');
  await expect.poll(() => page.count('article')).toBe(1);
  await page.open('/prodotti');
  await page.choose('Prezzo');
  // WebKit considers scripts enabled, so it does not render the button in <noscript>.
  await page.run(() => document.querySelector<HTMLFormElement>('main form:has(select)')?.submit());
  await expect.poll(address).toBe('/prodotti?sort=price');
  await page.open(ENGINE);
  await page.see('main a', 'Chiedi informazioni');
  expect(await page.faults()).toEqual([]);
});
