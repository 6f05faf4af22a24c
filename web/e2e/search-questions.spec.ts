import { expectAccessible } from './checks.ts';
import { openHydrated } from './support/network.ts';
import { expect, type Page, test } from './support/test.ts';
import { tap } from './support/touch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');

const openSearch = async (page: Page, address: string) => {
  await openHydrated(page, address);
  await tap(page.getByRole('button', { name: /Cerca nel catalogo|Search the catalogue/ }));
  const field = page.getByRole('combobox', { name: /Cerca nel catalogo|Search the catalogue/ });
  await expect(field).toBeFocused();
  return field;
};

/** Marks the document, so that a new one would lack the mark. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));

test('suggestions show picture, code, price and fit, in rows that stay in place while one types', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('engine', '"saetta-21-pista"'));
  const field = await openSearch(page, '/azienda');
  await field.pressSequentially('candele');
  const first = suggestions(page).first();
  await expect(first).toContainText(/15,80\s€.*RP-R\d\d-P0\d/);
  await expect(suggestions(page).filter({ hasText: 'RP-R21-P01' })).toContainText('va bene per il tuo motore');
  await expect(first.locator('img')).toBeVisible();
  const top = (await first.boundingBox())?.y;
  await field.pressSequentially(' .21');
  await expect(first).toContainText('RP-R21-P0');
  const rows = await suggestions(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  expect(rows[0]?.y).toBe(top);
  expect(new Set(rows.map(({ height }) => height)).size).toBe(1);
  await expectAccessible(page);
});

test('Enter shows the result in the same document, and Back the page before', async ({ page }) => {
  const field = await openSearch(page, '/azienda');
  await field.pressSequentially('ricambi tuono');
  await expect(suggestions(page).first()).toBeVisible();
  await markDocument(page);
  await field.press('Enter');
  await expect(page).toHaveURL('/prodotti?q=ricambi%20tuono');
  await expect(page.getByRole('status').filter({ hasText: 'Vanno bene per Tuono .21 Buggy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ricambi e accessori per Tuono .21 Buggy' })).toBeVisible();
  await expect(page.locator('main article h2').first()).toBeVisible();
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/azienda');
});

test('the empty search offers the products that were viewed', async ({ page }) => {
  await openHydrated(page, '/prodotti/saetta-21-pista');
  await openSearch(page, '/azienda');
  await expect(page.getByRole('listbox')).toContainText('Visti di recente');
  await tap(suggestions(page).filter({ hasText: 'Saetta .21 Pista' }));
  await expect(page).toHaveURL('/prodotti/saetta-21-pista');
});
