import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';

const specs = (page: Page) => page.getByRole('group', { name: 'Specifiche tecniche' });
const label = (page: Page, number: number) => page.getByLabel(`Nome della specifica ${number}`);
const value = (page: Page, number: number) => page.getByLabel(`Valore della specifica ${number}`);

/** The names of the lines, from top to bottom. */
const labels = (page: Page) =>
  specs(page)
    .getByLabel(/^Nome della specifica/)
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => input.value));

const products = [1, 2, 3].map((number) =>
  madeUp(number, {
    name: `Motore ${number}`,
    category: 'motori',
    technicalSpecs: { 'Codice Articolo': `RP-M21-${number}`, Peso: '352 g', ...(number > 1 && { Corsa: '16,8 mm' }) },
  }),
);

const paste = (field: Locator, text: string) =>
  field.evaluate((input, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test.beforeEach(async ({ page }) => {
  await openMocked(page, 'prodotti', { products });
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
});

test('a table of a spreadsheet fills the lines, and Enter goes from one to the next', async ({ page }) => {
  await page.getByRole('button', { name: 'Aggiungi specifica' }).click();
  await paste(label(page, 1), 'Potenza\t2,65\tCV\r\nTravasi\t7\r\nAlesaggio\t16,6 mm\r\n');
  await expect(specs(page).getByRole('status').last()).toHaveText('3 specifiche incollate.');
  await expect(page.getByLabel('Potenza', { exact: true })).toHaveValue('2,65 CV');
  expect(await labels(page)).toEqual(['Travasi', 'Alesaggio']);
  await expect(value(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(label(page, 3)).toBeFocused();
  await page.keyboard.type('Peso');
  await page.keyboard.press('Enter');
  await expect(value(page, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(label(page, 4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(label(page, 4)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Crea prodotto' })).toBeVisible();
});

test('labels are suggested from products of the category, the usual ones all at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Aggiungi le voci usuali: Motori Completi' }).click();
  expect(await labels(page)).toEqual(['Peso', 'Corsa']);
  await expect(value(page, 1)).toBeFocused();
  await page.keyboard.type('350 g');
  await page.keyboard.press('Enter');
  await expect(value(page, 2)).toBeFocused();
  await page.getByLabel('Categoria', { exact: true }).selectOption('Accessori');
  await expect(page.getByRole('button', { name: /voci usuali/ })).toHaveCount(0);
});

test('lines are put in order with buttons, with the keyboard and with the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Aggiungi specifica' }).click();
  await paste(label(page, 1), 'A\t1\nB\t2\nC\t3');
  const down = page.getByRole('button', { name: 'Sposta giù la specifica A' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => labels(page)).toEqual(['B', 'A', 'C']);
  await expect(down).toBeFocused();
  await page.getByRole('button', { name: 'Trascina la specifica C' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('In mano: posizione 3 di 3.')).toBeAttached();
  // The arrows are listened to a moment after it is said that the line is held.
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Posizione 2 di 3.', { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => labels(page)).toEqual(['B', 'C', 'A']);
  const [from, to] = await Promise.all(
    ['A', 'B'].map((name) => page.getByRole('button', { name: `Trascina la specifica ${name}` }).boundingBox()),
  );
  if (!from || !to) throw new Error('The lines cannot be seen');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => labels(page)).toEqual(['A', 'B', 'C']);
  await expect(value(page, 1)).toHaveValue('1');
  await specs(page).screenshot({ path: '/tmp/panel-specs-390.png' });
});

test('a name or code of another product is pointed out while it is typed', async ({ page }) => {
  await page.getByLabel('Nome', { exact: true }).fill('motore 2');
  await expect(page.getByText('C’è già un prodotto con questo nome, con codice RP-M21-2.')).toBeVisible();
  await page.getByLabel('Codice Articolo').fill('rp-m21-3');
  await expect(page.getByText('Questo codice è già di «Motore 3».')).toBeVisible();
  await page.getByLabel('Codice Articolo').fill('rp-m21-4');
  await expect(page.getByText('Questo codice è già')).toHaveCount(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
});
