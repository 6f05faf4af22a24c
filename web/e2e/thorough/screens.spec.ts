import { expect, type Page, test } from '@playwright/test';
import { checkPage, expectFit } from '../checks.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const section = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();

/** Addresses with what is shown once they are ready; both languages share their markup. */
const screens: [address: string, ready: (page: Page) => Promise<unknown>][] = [
  ['/azienda', heading],
  ['/en/where-we-are', heading],
  ['/rivenditori', (page) => page.getByRole('main').locator('article').first().waitFor()],
  ['/en/news', heading],
  ['/contatti', (page) => page.locator('main button[type=submit]').waitFor()],
  ['/en/privacy', section],
  ['/prodotti?fits=saetta-21-pista', heading],
  ['/en/products?q=none', heading],
  ['/prodotti/tuono-21-buggy', (page) => page.getByRole('button', { name: 'Ingrandisci il disegno' }).waitFor()],
];

for (const [address, ready] of screens) {
  test(`${address} has no fault that axe, the console or a narrow screen can show`, async ({ page }) => {
    await checkPage(page, address, () => ready(page));
  });
}

test('an unknown address has no fault, and a way on', async ({ page }) => {
  await page.goto('/en/turbines/v8');
  await expectFit(page, 320);
  await page.getByRole('link', { name: /^The catalogue/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/en/products');
});
