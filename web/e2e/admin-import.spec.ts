import { expectAccessible } from './checks.ts';
import { openPanel, removeCreated } from './support/admin.ts';
import { addPart, chooseTable, importDialog } from './support/imports.ts';
import { failRequests, handleDialogs } from './support/panel.ts';
import { expect, test } from './support/test.ts';

test.afterEach(({ page }) => removeCreated(page));

test('a price list of two columns is imported with three taps, and undone with one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  const { name, code, read } = await addPart(page, 'Listino');
  await chooseTable(page, `Codice;Prezzo\r\n${code};12,50\r\nMANCA-1;3\r\nTotale;15,50\r\n`);
  const dialog = importDialog(page);
  await expect(dialog.getByRole('status')).toHaveText(/2 righe lette, 1 da salvare, 1 errore/);
  await expect(dialog.getByRole('row', { name: /MANCA|Riga 3/ })).toContainText('Codice');
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toContainText('12,5');
  await expect(dialog).toContainText('La riga 4 è un totale e non viene importata.');
  expect(await read()).toMatchObject({ price: 10 });
  await dialog.getByRole('button', { name: 'Applica' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 riga importata.');
  expect(await read()).toMatchObject({ price: 12.5 });
  await page.reload();
  await page.getByRole('button', { name: 'Annulla importazione' }).click();
  await dialog.getByRole('button', { name: 'Annulla importazione' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 riga annullata.');
  expect(await read()).toMatchObject({ price: 10 });
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click();
  await expect(page.getByRole('button', { name: 'Annulla importazione' })).toBeHidden();
});

test('columns are given other fields, and a description that is only a name is left out', async ({ page }) => {
  await openPanel(page);
  const description = 'Un testo lungo, scritto per il sito. '.repeat(3);
  const { code, read } = await addPart(page, 'Colonne', { description });
  await chooseTable(page, `Codice;Descrizione;Listino;Prezzo ivato\r\n${code};COLONNE;20;24,40\r\n`);
  const dialog = importDialog(page);
  const columnOf = (heading: string) => dialog.getByLabel(`Colonna «${heading}»`);
  await expect(columnOf('Descrizione')).toHaveValue('');
  await expect(columnOf('Descrizione')).toHaveAccessibleDescription(/^Sembra il nome dell’articolo/);
  await expect(dialog.getByRole('row', { name: /Prezzo ivato/ })).toContainText('Campo ripetuto');
  await expectAccessible(page);
  await columnOf('Prezzo ivato').focus();
  // A choice during the request of another one counts too.
  await columnOf('Prezzo ivato').selectOption('Nome');
  await columnOf('Prezzo ivato').selectOption('Prezzo in euro, IVA inclusa');
  await expect(dialog.getByRole('row', { name: /24,4/ })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('1 riga letta, 1 da salvare, 2 colonne non importate.');
  await expect(columnOf('Prezzo ivato')).toBeFocused();
  const questions = handleDialogs(page, false);
  await page.keyboard.press('Escape');
  await expect.poll(() => questions).toEqual([expect.stringContaining('modifiche non salvate')]);
  await failRequests(page, 'POST', '**/api/admin/imports', 'offline');
  await columnOf('Listino').selectOption('Descrizione');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(columnOf('Listino')).toHaveValue('');
  await page.unroute('**/api/admin/imports');
  await dialog.getByRole('button', { name: 'Applica' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 riga importata.');
  expect(await read()).toMatchObject({ price: 24.4, description: description.trim() });
});

test('a preview shows all rows, 300 at a time, and where long texts differ', async ({ page }) => {
  await openPanel(page);
  const description = 'lungo '.repeat(50);
  const { code } = await addPart(page, 'Lungo', { description: `${description}prima` });
  const unknown = Array.from({ length: 301 }, (_, at) => `MANCA-${at};x`);
  const csv = ['Codice;Descrizione', `${code};${description}dopo`, ...unknown].join('\r\n');
  await chooseTable(page, csv);
  const dialog = importDialog(page);
  const changed = dialog.getByRole('region', { name: '1 riga da salvare' });
  await expect(changed.getByRole('deletion')).toHaveText(/^….*prima$/);
  await expect(changed.getByRole('insertion')).toHaveText(/^….*dopo$/);
  const refused = dialog.getByRole('region', { name: '301 errori' });
  await expect(refused.getByRole('row')).toHaveCount(300);
  await refused.getByRole('button', { name: 'Mostra altre righe (300 di 301)' }).click();
  await expect(refused.getByRole('row')).toHaveCount(301);
});

test('products are exported with their files, and other files than tables are explained', async ({ page }) => {
  await openPanel(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta con i file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^prodotti-.*\.zip$/);
  await chooseTable(page, 'PK\x03\x04', 'listino.xlsx');
  await expect(importDialog(page).getByRole('alert')).toContainText('Una cartella di Excel va prima salvata come CSV');
});

test('an export that does not fit into one zip is offered in parts', async ({ page }) => {
  await openPanel(page);
  const wanted: number[] = [];
  await page.route('**/api/admin/exports', async (route) => {
    const { from } = route.request().postDataJSON();
    wanted.push(from);
    await route.fulfill({ status: 201, json: { url: `/parte-${from}.zip`, next: from === 0 ? 70 : null } });
  });
  await page.getByRole('button', { name: 'Esporta con i file' }).click();
  const links = page.getByRole('dialog', { name: 'Esporta con i file' }).getByRole('link');
  await expect(links).toHaveText(['Scarica la parte 1 di 2', 'Scarica la parte 2 di 2']);
  await expect(links.last()).toHaveAttribute('href', '/parte-70.zip');
  expect(wanted).toEqual([0, 70]);
});
