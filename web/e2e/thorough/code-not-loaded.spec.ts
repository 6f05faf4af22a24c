import { expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { loadNothingAhead } from '../support/connection.ts';

test.beforeEach(({ page }) => loadNothingAhead(page));

/** Counts how often scripts are asked for, and answers in their place until it is told to stop. */
async function block(page: Page, scripts: RegExp, answer: (route: Route) => Promise<void> = (route) => route.abort()) {
  let asked = 0;
  let blocked = true;
  await page.route(scripts, (route) => {
    if (!blocked) return route.fallback();
    asked += 1;
    return answer(route);
  });
  return {
    asked: () => asked,
    release: () => {
      blocked = false;
    },
  };
}

const gone = (route: Route) => route.fulfill({ status: 404 });
const isBackOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));
const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigazione principale' });
const opened = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'networkidle' });
};

test('a page whose code does not load is tried three times more, says so in its place and comes with the line', async ({
  page,
}) => {
  await opened(page, '/azienda');
  const code = await block(page, /\/assets\/products-page/);
  await menu(page).getByRole('link', { name: 'Prodotti' }).click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('Non siamo riusciti a caricare questa parte del sito');
  expect(code.asked()).toBe(4);
  await expect(page).toHaveURL(/\/prodotti$/);
  await expect(message.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.poll(code.asked).toBe(5);
  await menu(page).getByRole('link', { name: 'Azienda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Nostra Azienda');
  await page.goBack();
  await expect(message).toBeVisible();
  code.release();
  await isBackOnline(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I nostri prodotti');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page that is asked for while offline says so at once, and the frame changes its language', async ({
  page,
  context,
}) => {
  await opened(page, '/azienda');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/company$/);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Where we are' }).first().click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 1000 });
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dove siamo');
});

test('a page whose file is gone is loaded anew once, at the address that was asked for', async ({ page }) => {
  await opened(page, '/azienda');
  await block(page, /\/assets\/products-page/, gone);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await menu(page).getByRole('link', { name: 'Prodotti' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(documents).toEqual(['/prodotti']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I nostri prodotti');
  await expect(page.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();
});

test('a dialog whose code does not load leaves the catalogue as it is, and opens when it is tried again', async ({
  page,
}) => {
  await opened(page, '/prodotti');
  const code = await block(page, /\/assets\/dialogs/);
  const cards = page.getByRole('article');
  const count = await cards.count();
  const button = page.getByRole('button', { name: /^Apri la galleria/ }).first();
  await button.dblclick();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeFocused();
  expect(code.asked()).toBe(3);
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

test('a page that the server rendered can be read while its code does not load, and comes alive with the line', async ({
  page,
}) => {
  const code = await block(page, /\/assets\/products-page/);
  await page.goto('/prodotti');
  await expect(page.getByRole('alert')).toContainText('Non siamo riusciti');
  await expect(page.getByRole('article').first()).toBeVisible();
  code.release();
  await isBackOnline(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The message goes when the next try begins; the page answers once that has come.
  await expect(async () => {
    await page
      .getByRole('button', { name: /^Apri la galleria/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('the language changes once its texts can be loaded', async ({ page }) => {
  await opened(page, '/azienda');
  const code = await block(page, /\/assets\/en-/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/azienda$/);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  code.release();
  await isBackOnline(page);
  await expect(page).toHaveURL(/\/en\/company$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the language changes once the texts of the page can be loaded, where the reader was', async ({ page }) => {
  await opened(page, '/azienda');
  await page.evaluate(() => window.scrollTo(0, 900));
  const code = await block(page, /\/assets\/company-(?!page)/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).waitFor();
  await page.getByRole('link', { name: 'English' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('alert')).toContainText('Non siamo riusciti a caricare questa parte del sito');
  expect(code.asked()).toBe(3);
  await expect(page).toHaveURL(/\/azienda$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Nostra Azienda');
  const titles = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        const look = () => {
          seen.add(document.querySelector('h1')?.textContent ?? 'none');
          if (document.documentElement.lang === 'en') resolve([...seen]);
        };
        const options = { subtree: true, childList: true, characterData: true, attributes: true };
        new MutationObserver(look).observe(document, options);
      }),
  );
  code.release();
  await isBackOnline(page);
  // Nothing is drawn between the two languages.
  expect((await titles).filter((title) => !['La Nostra Azienda', 'Our company'].includes(title))).toEqual([]);
  await expect(page).toHaveURL(/\/en\/company$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our company');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('the form says how to write without it, and comes when it is tried again', async ({ page }) => {
  await opened(page, '/azienda');
  const code = await block(page, /\/assets\/contact-form/);
  await menu(page).getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('alert')).toContainText('Riprova, oppure scrivici a');
  code.release();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('button', { name: 'Invia il messaggio' })).toBeVisible();
});

test('data that could not be read while offline come with the line', async ({ page, context }) => {
  await page.route('**/api/products', (route) => route.abort());
  // Data that are loaded ahead of the tap come with the page.
  await page.route('**/prodotti', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
  await opened(page, '/azienda');
  await menu(page).getByRole('link', { name: 'Prodotti' }).click();
  await expect(page.getByRole('alert')).toContainText('Errore nel caricamento');
  await page.unroute('**/api/products');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});
