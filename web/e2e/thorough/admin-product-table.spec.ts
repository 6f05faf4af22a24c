import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';

const products = [
  madeUp(1, { name: 'Marmitta', category: 'marmitte', price: 120, updatedAt: '2025-03-01T00:00:00.000Z' }),
  madeUp(2, { name: 'Biella', status: 'hidden', updatedAt: '2025-05-01T00:00:00.000Z' }),
  madeUp(3, { name: 'Cilindro', price: 9.5, availability: 'in_stock', updatedAt: '2025-04-01T00:00:00.000Z' }),
];
const headings = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 });
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link');

test('the list is a table that its headings sort, and stays one on this device', async ({ page }) => {
  await openMocked(page, 'prodotti', { products });
  await page.getByRole('button', { name: 'Tabella' }).click();
  await expect(rows(page)).toHaveText(['Marmitta', 'Biella', 'Cilindro']);
  await expect(page.getByRole('row', { name: 'Cilindro' })).toContainText(/Ricambi.*Visibile.*Pronta consegna.*9,50/);
  const price = page.getByRole('columnheader', { name: 'Prezzo' });
  await price.getByRole('button').click();
  await expect(rows(page)).toHaveText(['Cilindro', 'Marmitta', 'Biella']);
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await price.getByRole('button').click();
  await expect(rows(page)).toHaveText(['Marmitta', 'Cilindro', 'Biella']);
  await expect(page).toHaveURL('/admin/prodotti?ordina=-prezzo');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
  await page.reload();
  await expect(rows(page)).toHaveText(['Marmitta', 'Cilindro', 'Biella']);
  await page.getByRole('checkbox', { name: 'Seleziona Biella' }).check();
  await expect(page.getByRole('region', { name: 'Prodotti selezionati' })).toContainText('1 selezionato');
  await rows(page).nth(1).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Cilindro');
  await page.goBack();
  await expect(rows(page).nth(1)).toBeFocused();
});

test('cards are sorted too, and the address says how', async ({ page }) => {
  await openMocked(page, 'prodotti', { products });
  const sort = page.getByLabel('Ordina per');
  await expect(sort).toHaveValue('order');
  await expect(headings(page)).toHaveText(['Marmitta', 'Biella', 'Cilindro']);
  await sort.selectOption('Ordina per: Ultima modifica');
  await expect(headings(page)).toHaveText(['Biella', 'Cilindro', 'Marmitta']);
  await expect(page).toHaveURL('/admin/prodotti?ordina=modifica');
  await sort.selectOption('Ordina per: Nome');
  await expect(page).toHaveURL('/admin/prodotti?ordina=nome');
  await page.reload();
  await expect(sort).toHaveValue('name');
});

test('of two thousand products only the first are drawn, more as one scrolls', async ({ page }) => {
  await openMocked(page, 'prodotti', { products: Array.from({ length: 2000 }, (_, at) => madeUp(at + 1)) });
  const edit = (number: number) => page.getByRole('button', { name: `Modifica Pistone ${number}`, exact: true });
  await expect(edit(12)).toBeAttached();
  expect(await headings(page).count()).toBeLessThan(100);
  for (const number of [12, 24, 36]) await edit(number).scrollIntoViewIfNeeded();
  await expect(edit(48)).toBeAttached();
  expect(await headings(page).count()).toBeLessThan(200);
  await page.getByLabel('Cerca per nome o codice').fill('1999');
  await expect(headings(page)).toHaveText(['Pistone 1999']);
});
