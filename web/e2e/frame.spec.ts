import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { drawnByBrowser } from './support/drawn-by-browser.ts';

const answerMaintenance = async (page: Page, status: number, json: object) => {
  await drawnByBrowser(page);
  await page.route('**/api/settings/maintenance_mode', (route) => route.fulfill({ status, json }));
};
const setting = (value: string) => ({ key: 'maintenance_mode', value, updatedAt: '2025-01-01T00:00:00.000Z' });

test.describe('maintenance', () => {
  test('sends visitors to its page, which has no sidebar but the legal details and the hidden door', async ({
    page,
  }) => {
    await answerMaintenance(page, 200, setting('true'));
    await page.goto('/prodotti');
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sito in manutenzione');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('P. IVA 01234567890');
    await page.getByRole('link', { name: 'POWER', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  for (const [situation, status, body] of [
    ['off', 200, setting('false')],
    ['never set', 404, { code: 'not_found', message: 'Non trovato' }],
    ['unreadable', 500, { code: 'internal', message: 'Errore interno' }],
  ] as const) {
    test(`leaves the pages open when it is ${situation}`, async ({ page }) => {
      await answerMaintenance(page, status, body);
      await page.goto('/prodotti');
      await expect(page.locator('article').first()).toBeVisible();
      await expect(page).toHaveURL(/\/prodotti$/);
    });
  }
});

test('an unknown address is a 404 with its page', async ({ page }) => {
  const answer = await page.goto('/turbine');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle('404 Page Not Found | ROMBO POWER');
});

test('a change of page moves the focus to its heading, and the first stop of the keyboard skips to the content', async ({
  page,
}) => {
  await page.goto('/prodotti');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Contatti' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Contatti | ROMBO POWER');
});

test('on a small screen a button opens the menu, Escape closes it, and a link leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/prodotti');
  const button = page.getByRole('button', { name: 'Apri il menu' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Navigazione principale' });
  await expect(menu.getByRole('link', { name: 'Prodotti' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Azienda' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/azienda$/);
});

for (const address of ['/prodotti', '/en/products?category=motori', '/login']) {
  test(`${address} has no fault that axe can find, fits a narrow screen, and the console is silent`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address !== '/login') await page.locator('article').first().waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(complaints).toEqual([]);
  });
}
