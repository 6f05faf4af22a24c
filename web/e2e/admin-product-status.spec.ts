import { expect, test } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { freshName, openPanel, removeMade, startProduct, toast } from './support/admin.ts';

test.beforeEach(({ page }) => openPanel(page));
test.afterEach(({ page }) => removeMade(page));

test('a draft is marked in the panel, shown to nobody, and previewed by a link', async ({ page, browser, baseURL }) => {
  const name = freshName('Bozza');
  await startProduct(page, name);
  await expect(page.getByLabel('Pubblica il')).toHaveCount(0);
  await page.getByLabel('Visibilità').selectOption('Bozza');
  await page.getByLabel('Pubblica il').fill('2099-07-01T10:30');
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible();
  const card = page.getByRole('article', { name });
  await expect(card.getByText('Bozza', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: `Anteprima di ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Anteprima' });
  const link = await dialog.getByLabel('Link').inputValue();
  expect(link).toMatch(new RegExp(`^${baseURL}/prodotti/anteprima-[0-9a-f]{40}$`));
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const visitor = await browser.newContext();
  const shown = await visitor.newPage();
  await shown.goto(link);
  await expect(shown.getByRole('heading', { level: 1, name })).toBeVisible();
  await visitor.close();

  await card.getByRole('button', { name: `Modifica ${name}` }).click();
  await expect(page.getByLabel('Pubblica il')).toHaveValue('2099-07-01T10:30');
  await page.getByLabel('Visibilità').selectOption('Visibile');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible();
  await expect(card.getByText('Bozza', { exact: true })).toHaveCount(0);
  await expect(card.getByRole('button', { name: `Anteprima di ${name}` })).toHaveCount(0);
});

test('a duplicate opens as a draft, and the product it was made of stays as it is', async ({ page }) => {
  const name = freshName('Doppio');
  await startProduct(page, name);
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await page.getByRole('button', { name: `Duplica ${name}` }).click();
  await expect(toast(page, 'Prodotto duplicato!')).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(`${name} (copia)`);
  await expect(page.getByLabel('Visibilità')).toHaveValue('draft');
  await page.getByRole('button', { name: 'Annulla' }).click();
  const cards = page.getByRole('article', { name });
  await expect(cards).toHaveCount(2);
  await expect(cards.getByText('Bozza', { exact: true })).toHaveCount(1);
});
