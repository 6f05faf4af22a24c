import { expectAccessible } from '../checks.ts';
import {
  blockScripts,
  disablePrefetch,
  dispatchOnline,
  menu,
  openHydrated,
  waitForHydration,
} from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => disablePrefetch(page));

test('a page whose code does not load is tried three times, says so and comes with the line', async ({ page }) => {
  await openHydrated(page, '/azienda');
  const code = await blockScripts(page, /\/assets\/products-page/);
  await menu(page).getByRole('link', { name: 'Prodotti' }).click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('Non siamo riusciti a caricare questa parte del sito');
  expect(code.count()).toBe(3);
  await expect(page).toHaveURL(/\/prodotti$/);
  await expect(message.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.poll(code.count).toBeGreaterThan(3);
  await menu(page).getByRole('link', { name: 'Azienda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Nostra Azienda');
  await page.goBack();
  await expect(message).toBeVisible();
  code.release();
  await dispatchOnline(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I nostri prodotti');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page whose file is gone is loaded anew once, at the address that was asked for', async ({ page }) => {
  await openHydrated(page, '/azienda');
  let asked = 0;
  await page.route(/\/assets\/products-page/, (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await menu(page).getByRole('link', { name: 'Prodotti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I nostri prodotti', { timeout: 30_000 });
  // Three attempts before the reload, three after it, whose failure reloads nothing.
  const reachable = page.waitForResponse('**/favicon.svg', { timeout: 30_000 });
  await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThanOrEqual(6);
  await (await reachable).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(documents).toEqual(['/prodotti']);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the rendered footer stays while its code does not load, and comes alive with the line', async ({ page }) => {
  const code = await blockScripts(page, /\/assets\/frame-parts/);
  const hasGivenUp = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch');
  await page.goto('/azienda');
  await hasGivenUp;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  code.release();
  await dispatchOnline(page);
  await waitForHydration(page);
});

test('a dialog whose code does not load leaves the catalogue as it is, and opens when retried', async ({ page }) => {
  await openHydrated(page, '/prodotti');
  const code = await blockScripts(page, /\/assets\/viewers/);
  const cards = page.getByRole('article');
  const count = await cards.count();
  const button = page.getByRole('button', { name: /^Apri la galleria/ }).first();
  await button.dblclick();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeFocused();
  expect(code.count()).toBe(3);
  await expect(cards).toHaveCount(count);
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await expect(retry).toBeFocused();
  code.release();
  await retry.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the form says how to write without it, and comes when it is tried again', async ({ page }) => {
  await openHydrated(page, '/azienda');
  const code = await blockScripts(page, /\/assets\/contact-form/);
  await menu(page).getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('alert')).toContainText('Riprova, oppure scrivici a');
  code.release();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('button', { name: 'Invia il messaggio' })).toBeVisible();
});

test('the language changes once the texts of the page can be loaded, where the reader was', async ({ page }) => {
  await openHydrated(page, '/azienda');
  await page.evaluate(() => window.scrollTo(0, 900));
  const code = await blockScripts(page, /\/assets\/company-(?!page)/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).waitFor();
  await page.getByRole('link', { name: 'English' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('alert')).toContainText('Non siamo riusciti a caricare questa parte del sito');
  expect(code.count()).toBe(3);
  await expect(page).toHaveURL(/\/azienda$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Nostra Azienda');
  code.release();
  await dispatchOnline(page);
  await expect(page).toHaveURL(/\/en\/company$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our company');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('data that could not be read while offline come with the line', async ({ page, context }) => {
  await page.route('**/api/products', (route) => route.abort());
  await openHydrated(page, '/azienda');
  await menu(page).getByRole('link', { name: 'Prodotti' }).click();
  await expect(page.getByRole('alert')).toContainText('Errore nel caricamento');
  await page.unroute('**/api/products');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});
