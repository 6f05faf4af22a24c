import { expectAccessible } from '../checks.ts';
import { listProducts, openPanel, paste, removeCreated, startProduct, toast, uniqueName } from '../support/admin.ts';
import { mockProduct } from '../support/mock-data.ts';
import { editLink, openMocked } from '../support/panel.ts';
import { expect, type Page, test } from '../support/test.ts';

const specs = (page: Page) => page.getByRole('group', { name: 'Specifiche tecniche' });
const label = (page: Page, number: number) => page.getByLabel(`Nome della specifica ${number}`);

test.afterEach(({ page }) => removeCreated(page));

test('a table of a spreadsheet fills the lines, and Enter goes from one to the next', async ({ page }) => {
  await openMocked(page, 'prodotti');
  await page.getByRole('button', { name: 'Aggiungi il primo prodotto' }).click();
  await page.getByRole('button', { name: 'Aggiungi specifica' }).click();
  await paste(label(page, 1), 'Potenza\t2,65\tCV\r\nTravasi\t7\r\nAlesaggio\t16,6 mm\r\n');
  await expect(specs(page).getByRole('status').last()).toHaveText('3 specifiche incollate.');
  await expect(page.getByLabel('Potenza', { exact: true })).toHaveValue('2,65 CV');
  await expect(label(page, 2)).toHaveValue('Alesaggio');
  await expect(page.getByLabel('Valore della specifica 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(label(page, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(label(page, 3)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Crea prodotto' })).toBeVisible();
});

test('a corrected label keeps its translation, and that of one on the way stays with its row', async ({ page }) => {
  const product = mockProduct(1, {
    technicalSpecs: { Forma: 'tonda', 'Forma delle bace': 'piatta' },
    translations: {
      en: {
        technicalSpecs: { Forma: 'round', 'Forma delle bace': 'level' },
        specLabels: { 'Forma delle bace': 'Base shape' },
      },
    },
  });
  await openMocked(page, 'prodotti', { products: [product] });
  await editLink(page, 'Pistone 1').click();
  await expect(label(page, 2)).toHaveValue('Forma delle bace');
  await label(page, 2).press('End');
  for (const _ of ' delle bace') await page.keyboard.press('Backspace');
  await expect(label(page, 2)).toHaveValue('Forma');
  await page.keyboard.type(' della base');
  await page.getByText('Testi in inglese').click();
  await expect(page.getByLabel('«Forma» in inglese', { exact: true })).toHaveValue('round');
  await expect(page.getByLabel('«Forma della base» in inglese', { exact: true })).toHaveValue('level');
  await expect(page.getByLabel('Nome inglese di «Forma della base»', { exact: true })).toHaveValue('Base shape');
});

test('the displacement chooses its class if none is chosen; a pasted row without value is named', async ({ page }) => {
  await openMocked(page, 'prodotti');
  await page.getByRole('button', { name: 'Aggiungi il primo prodotto' }).click();
  const chosen = page.locator('select[name="subcategory"]');
  const displacement = page.locator('input[name="technicalSpecs.1.value"]');
  await paste(displacement, 'Cilindrata\t3,49 cm³\nCorsa\t\nTravasi\t7');
  await expect(specs(page).getByRole('status').last()).toHaveText(
    '2 specifiche incollate. Senza valore, non incollata: Corsa. Scelta la cilindrata 3.5cc per i filtri del catalogo.',
  );
  await expect(chosen).toHaveValue('3.5cc');
  await displacement.fill('2,11 cc');
  await displacement.press('Tab');
  await expect(chosen).toHaveValue('3.5cc');
  await chosen.selectOption('');
  await displacement.fill('2,1');
  await displacement.press('Tab');
  await expect(chosen).toHaveValue('2.1cc');
});

test('a pasted table is drawn, and a row that is no figure is named and stays as it was typed', async ({ page }) => {
  await openPanel(page);
  const name = uniqueName('Curva');
  const table = 'Giri/min\tPotenza (kW)\n10.000\t0,42\n12.500\tcirca 1';
  await startProduct(page, name);
  await page.getByText('Curva al banco').click();
  const field = page.getByLabel('Tabella della prova');
  await field.fill(table);
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
