import { PAGE_SIZE } from '@rombo/shared/collections/catalogue';
import { pages } from '@rombo/shared/contract/pages';
import { localized } from '@rombo/shared/words/languages';
import { collectFaults } from '../checks.ts';
import { disablePrefetch, hold, holdScripts, openHydrated, waitForHydration, waitForIdle } from '../support/network.ts';
import { expect, type Page, settled, test } from '../support/test.ts';

const paths = Object.values<string>(pages).filter((one) => !one.includes('{') && !['/admin', '/login'].includes(one));
const PRODUCT = '/prodotti/tuono-21-buggy-corsa';
/** Half of the pages in each language: the other half is in `translated.spec.ts`. */
const addresses = [...paths, PRODUCT].map((path, at) => (at % 2 ? path : localized('en', path)));

/** Collects faults, including API requests of a page that contains its data, and marks the server-rendered heading. */
async function watchHydration(page: Page): Promise<string[]> {
  // Excludes prefetches for the next page.
  await disablePrefetch(page);
  const faults = collectFaults(page);
  page.on('request', (request) => {
    if (request.url().includes('/api/')) faults.push(`${page.url()} asked ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-drawn', ''));
  });
  return faults;
}

test('every page hydrates without errors, without rendering again and without fetching again', async ({ page }) => {
  const faults = await watchHydration(page);
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForHydration(page);
    await waitForIdle(page);
    await expect(page.locator('h1[data-drawn]'), address).toBeVisible();
    await expect(page.locator('h1'), address).toHaveCount(1);
  }
  // An engine's page requests the data of its parts after hydration.
  expect(faults.filter((one) => !/\/(prodotti|products)\/\S+ asked \S+\/api\/products\/[\w-]+$/.test(one))).toEqual([]);
});

test('a product keeps the parts that the server drew while their code and data come', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const section of document.querySelectorAll('#parts')) section.setAttribute('data-drawn', '');
    });
  });
  await openHydrated(page, PRODUCT);
  await expect(page.locator('#parts[data-drawn]')).toBeVisible();
});

test('rendered parts stay while their data cannot be read, and come alive afterwards', async ({ page }) => {
  let refused = 0;
  let isBlocked = true;
  await page.route(/\/api\/products\/[\w-]+$/, (route) => {
    if (!isBlocked) return route.fallback();
    refused += 1;
    return route.abort();
  });
  await page.goto(PRODUCT);
  const part = page.locator('#parts').getByRole('link').first();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(part).toBeVisible();
  const isAlive = () => part.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react')));
  expect(await isAlive()).toBe(false);
  isBlocked = false;
  await expect.poll(isAlive, { timeout: 30_000 }).toBe(true);
});

const PHONE = { width: 390, height: 844 };
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

test('the menu opens before the scripts come, stays open as they do, and closes as ever', async ({ page }) => {
  const faults = collectFaults(page);
  await page.setViewportSize(PHONE);
  const letScripts = await holdScripts(page);
  await open(page, '/prodotti');
  const button = page.getByRole('button', { name: 'Apri il menu' });
  const menu = page.getByRole('dialog', { name: 'Navigazione principale' });
  await button.click();
  letScripts();
  await waitForHydration(page);
  await expect(menu.getByRole('link', { name: 'Prodotti' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu.getByRole('button', { name: 'Chiudi il menu' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toHaveCount(0);
  await button.click();
  await page.mouse.click(380, 500);
  await expect(menu).toHaveCount(0);
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/en');
    const button = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Main navigation' });
    await button.click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    // By keyboard: without scripts, Chromium may draw no frame after the menu's animation, and a click waits for two.
    await menu.getByRole('button', { name: 'Close the menu' }).press('Enter');
    await expect(menu).toHaveCount(0);
    await button.press('Enter');
    await menu.getByRole('link', { name: 'Products' }).press('Enter');
    await expect(page).toHaveURL(/\/en\/products$/);
  });

  test('the catalogue is turned, narrowed and searched by words and engine', async ({ page }) => {
    await page.goto('/prodotti');
    const names = page.locator('article h2');
    const first = await names.allTextContents();
    expect(first).toHaveLength(PAGE_SIZE);
    await page.getByRole('link', { name: 'Mostra altri prodotti' }).click();
    await expect(page).toHaveURL(/\/prodotti\?page=2$/);
    await expect(names).toHaveCount(PAGE_SIZE);
    expect((await names.allTextContents()).filter((name) => first.includes(name))).toEqual([]);
    await page.getByRole('link', { name: /^Marmitte/ }).click();
    await page.getByRole('link', { name: /^2\.1cc/ }).click();
    await expect(page).toHaveURL(/\?category=marmitte&subcategory=2\.1cc$/);
    const count = await page.getByRole('link', { name: /^2\.1cc/ }).textContent();
    await expect(names).toHaveCount(Number(count?.replace('2.1cc', '')));
    await page.getByRole('button', { name: 'Cerca nel catalogo' }).press('Enter');
    const field = page.getByRole('combobox', { name: 'Cerca nel catalogo' });
    await field.fill('r21a02');
    await field.press('Enter');
    await expect(page).toHaveURL(/q=r21a02/);
    await expect(names).toHaveCount(1);
    await page.goto('/prodotti');
    await page.getByRole('link', { name: 'Che motore hai?' }).click();
    await expect(page).toHaveURL('/#motore');
    await page.getByRole('link', { name: 'Bora .21 GT', exact: true }).click();
    await page.getByLabel('Ordina per').selectOption('Prezzo');
    await page.getByRole('button', { name: 'Mostra', exact: true }).click();
    await expect(page).toHaveURL(/\?fits=bora-21-gt&sort=price$/);
    await expect(page.getByText('Ricambi e accessori per Bora .21 GT')).toBeVisible();
  });

  test('a product shows each picture and all its data, and no button does nothing', async ({ page, request }) => {
    for (const address of ['/', '/prodotti', PRODUCT]) {
      await page.goto(address);
      // A form with an action works without scripts.
      const idle = page.getByRole('main').locator('button:not(:has(img), form[action] [type=submit]):visible');
      await expect(idle, address).toHaveCount(0);
    }
    await expect(page.getByRole('table').getByRole('row').first()).toContainText('RP-');
    await expect(page.locator('#parts').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chiedi informazioni' })).toBeVisible();
    const second = await page.getByRole('link', { name: 'Foto 2 di' }).getAttribute('href');
    expect((await request.get(second ?? '')).headers()['content-type']).toMatch(/^image\//);
  });
});

// With scripts disabled, Playwright's Chromium does not render <noscript>.
test('the contact page says that its form needs scripts, and how to write without', async ({ request }) => {
  const html = await (await request.get('/contatti')).text();
  const [, noscriptText = ''] = /<form.*?<noscript>(.*?)<\/noscript>.*?<\/form>/s.exec(html) ?? [];
  expect(noscriptText).toContain('Il modulo non può partire');
  expect(noscriptText).toContain('<a href="mailto:info@rombopower.example">info@rombopower.example</a>');
});

test('nothing moves by more than a line when the fonts come', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/', '/prodotti', '/prodotti/tuono-21-buggy', '/dove-siamo', '/news', '/rivenditori']) {
      const release = await hold(page, /\.woff2$/);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await waitForHydration(page);
      const before = await page.getByRole('main').evaluateHandle((main) => {
        const elements = [...main.querySelectorAll('*')].map((element) => ({
          element,
          rect: element.getBoundingClientRect(),
        }));
        return elements.filter(({ rect }) => rect.height > 0 && rect.top < innerHeight);
      });
      release();
      const moved = () =>
        before.evaluate(async (elements) => {
          await document.fonts.ready;
          // Hydration replaces some links by buttons.
          const present = elements.filter(({ element }) => element.isConnected);
          return Math.max(
            ...present.map(({ element, rect }) => Math.abs(element.getBoundingClientRect().top - rect.top)),
          );
        });
      expect(await settled(moved), `${address} at ${width} px`).toBeLessThan(32);
      await page.unroute(/\.woff2$/);
    }
  }
});
