import { openPanel, openTab, removeCreated, toast } from './support/admin.ts';
import { addPart, chooseTable, importDialog } from './support/imports.ts';
import { hold } from './support/network.ts';
import { expect, type Page, test } from './support/test.ts';

let parts: Awaited<ReturnType<typeof addPart>>[] = [];

test.beforeEach(async ({ page }) => {
  await openPanel(page);
  parts = await Promise.all([1, 2].map((at) => addPart(page, `Interrotto ${at}`)));
});
test.afterEach(({ page }) => removeCreated(page));

const prices = () => Promise.all(parts.map(async ({ read }) => (await read()).price));

async function preview(page: Page) {
  await chooseTable(page, `Codice;Prezzo\r\n${parts.map(({ code }) => `${code};12,50\r\n`).join('')}`);
  await expect(importDialog(page).getByRole('button', { name: 'Applica' })).toBeEnabled();
}

test('an import whose line is cut is named after a reload, and is completed or undone', async ({ page }) => {
  await preview(page);
  await page.route('**/apply', async (route) => {
    const response = await route.fetch();
    if (route.request().postDataJSON().from > 0) return route.abort('internetdisconnected');
    // As for a long table, whose other rows are left for a second request.
    return route.fulfill({ response, json: { ...(await response.json()), next: 1 } });
  });
  await importDialog(page).getByRole('button', { name: 'Applica' }).click();
  await expect(importDialog(page).getByRole('alert')).toContainText('il server non risponde');
  await expect(importDialog(page).getByRole('status')).toContainText(/non è finita.* 2 righe importate\./);
  await page.unroute('**/apply');
  await page.reload();
  await page.getByRole('button', { name: 'Importazione non finita' }).click();
  await importDialog(page).getByRole('button', { name: 'Riprendi' }).click();
  await expect(importDialog(page).getByRole('status')).toHaveText('2 righe importate.');
  expect(await prices()).toEqual([12.5, 12.5]);
  await importDialog(page).getByRole('button', { name: 'Annulla importazione' }).click();
  await expect(importDialog(page).getByRole('status')).toHaveText('2 righe annullate.');
  expect(await prices()).toEqual([10, 10]);
});

test('no second tab applies or undoes an import that still runs', async ({ page, context }) => {
  await preview(page);
  const release = await hold(page, '**/apply');
  await importDialog(page).getByRole('button', { name: 'Applica' }).click();
  await expect(importDialog(page).getByRole('status')).toContainText('Salvataggio');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Importazione non finita' }).click();
  for (const name of ['Riprendi', 'Annulla importazione']) {
    await importDialog(other).getByRole('button', { name }).click();
    await expect(importDialog(other).getByRole('alert')).toContainText('Un’altra importazione è in corso');
  }
  release();
  await expect(importDialog(page).getByRole('status')).toHaveText('2 righe importate.');
  await importDialog(other).getByRole('button', { name: 'Annulla importazione' }).click();
  await expect(importDialog(other).getByRole('status')).toHaveText('2 righe annullate.');
  expect(await prices()).toEqual([10, 10]);
});

test('an import goes on behind other pages of the panel, and its end is announced there', async ({ page }) => {
  await openTab(page, 'Messaggi');
  await openTab(page, 'Prodotti');
  await preview(page);
  const release = await hold(page, '**/apply');
  await importDialog(page).getByRole('button', { name: 'Applica' }).click();
  await expect(importDialog(page).getByRole('status')).toContainText('Salvataggio');
  page.once('dialog', (dialog) => dialog.accept());
  await page.goBack();
  await expect(importDialog(page)).toBeHidden();
  release();
  await expect(toast(page, '2 righe importate.')).toBeVisible();
  expect(await prices()).toEqual([12.5, 12.5]);
});
