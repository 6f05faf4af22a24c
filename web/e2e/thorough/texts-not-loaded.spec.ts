import { expect, test } from '@playwright/test';
import { block, isBackOnline, menu, opened } from '../support/blocked-code.ts';
import { loadNothingAhead } from '../support/connection.ts';

test.beforeEach(({ page }) => loadNothingAhead(page));

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

test('data that could not be read while offline come with the line', async ({ page, context }) => {
  await page.route('**/api/products', (route) => route.abort());
  await opened(page, '/azienda');
  await menu(page).getByRole('link', { name: 'Prodotti' }).click();
  await expect(page.getByRole('alert')).toContainText('Errore nel caricamento');
  await page.unroute('**/api/products');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});
