import { expect, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { freshName, listProducts, openPanel, removeMade, startProduct, toast } from '../support/admin.ts';

const ENGINE = '/prodotti/saetta-21-pista';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an engine draws its power and torque, names their peaks and lists the values', async ({ page }) => {
    await page.goto(ENGINE);
    const figure = page.getByRole('figure', { name: 'Al banco' });
    await expect(figure.getByRole('img', { name: 'Al banco' })).toBeVisible();
    await expect(figure.getByRole('listitem')).toHaveText([
      'Potenza massima 2,04 kW (2,78 CV) a 37.000 giri/min',
      'Coppia massima 0,58 Nm a 28.000 giri/min',
    ]);
    await figure.getByText('Tabella dei valori').click();
    await expect(figure.getByRole('row', { name: '37.000 2,04 2,78 0,53' })).toBeVisible();
  });

  test('the card of an engine shows class, horsepower and highest speed beside its code', async ({ page }) => {
    await page.goto('/en/products?category=motori');
    const card = page.getByRole('article').filter({ hasText: 'Saetta .21 On-Road' });
    await expect(card.getByRole('listitem')).toHaveText(['.21 Class', '2.78 hp', '42,000 Max rpm']);
    await expect(card.getByText('RP-M21-P01')).toBeVisible();
  });
});

test('the diagram fits a phone and has no fault that axe knows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ENGINE);
  const figure = page.getByRole('figure', { name: 'Al banco' });
  await figure.getByText('Tabella dei valori').click();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('in the panel', () => {
  test.beforeEach(({ page }) => openPanel(page));
  test.afterEach(({ page }) => removeMade(page));

  test('a pasted table is drawn, and a row that is no figure is named and stays as it was typed', async ({ page }) => {
    const name = freshName('Curva');
    const table = 'Giri/min\tPotenza (kW)\n10.000\t0,42\n12.500\tcirca 1';
    await startProduct(page, name);
    const field = page.getByLabel('Curva al banco');
    await field.fill(table);
    await expect(page.getByText('Riga 3: Servono due numeri, giri e kW')).toBeVisible();
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await expect(field).toHaveAccessibleDescription(/Riga 3/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(table);
    await field.fill(table.replace('circa ', ''));
    await expect(page.getByRole('figure', { name: 'Al banco' })).toContainText('1,00 kW (1,36 CV) a 12.500 giri/min');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await expect(toast(page, 'Prodotto creato!')).toBeVisible();
    const saved = (await listProducts(page.request)).find((product) => product.name === name);
    expect(saved?.powerCurve).toEqual([
      { rpm: 10_000, kW: 0.42 },
      { rpm: 12_500, kW: 1 },
    ]);
  });
});
