import { openPanel, openTab, sameOrigin, toast } from './support/admin.ts';
import { hold } from './support/network.ts';
import { expect, type Page, test } from './support/test.ts';

let products: { id: string; code: string }[] = [];

test.beforeEach(async ({ page }) => {
  await openPanel(page);
  const stamp = Date.now();
  products = await Promise.all(
    [1, 2].map(async (at) => {
      const code = `INT-${stamp}-${at}`;
      const technicalSpecs = JSON.stringify({ 'Codice Articolo': code });
      const multipart = {
        name: `Interrotto ${code}`,
        description: 'Prova',
        category: 'ricambi',
        price: '10',
        technicalSpecs,
      };
      const created = await page.request.post('/api/products', { headers: sameOrigin, multipart });
      return { id: (await created.json()).id, code };
    }),
  );
});

test.afterEach(async ({ page }) => {
  for (const { id } of products) await page.request.delete(`/api/products/${id}`, { headers: sameOrigin });
});

const pricesIn = (page: Page) =>
  Promise.all(
    products.map(async ({ id }) => (await (await page.request.get(`/api/admin/products/${id}`)).json()).price),
  );

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Importa una tabella' });

async function preview(page: Page) {
  const csv = `Codice;Prezzo\r\n${products.map(({ code }) => `${code};12,50\r\n`).join('')}`;
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Importa').click();
  await (await chooser).setFiles({ name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialogOf(page).getByRole('button', { name: 'Applica' })).toBeEnabled();
}

test('an import whose line is cut is named after a reload, and is completed or undone', async ({ page }) => {
  await preview(page);
  await page.route('**/apply', async (route) => {
    const response = await route.fetch();
    if (route.request().postDataJSON().from > 0) return route.abort('internetdisconnected');
    // As for a long table, whose other rows are left for a second request.
    return route.fulfill({ response, json: { ...(await response.json()), next: 1 } });
  });
  await dialogOf(page).getByRole('button', { name: 'Applica' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('il server non risponde');
  await expect(dialogOf(page).getByRole('status')).toContainText(/non è finita.* 2 righe importate\./);
  await page.unroute('**/apply');
  await page.reload();
  await page.getByRole('button', { name: 'Importazione non finita' }).click();
  await dialogOf(page).getByRole('button', { name: 'Riprendi' }).click();
  await expect(dialogOf(page).getByRole('status')).toHaveText('2 righe importate.');
  expect(await pricesIn(page)).toEqual([12.5, 12.5]);
  await dialogOf(page).getByRole('button', { name: 'Annulla importazione' }).click();
  await expect(dialogOf(page).getByRole('status')).toHaveText('2 righe annullate.');
  expect(await pricesIn(page)).toEqual([10, 10]);
});

test('no second tab applies or undoes an import that still runs', async ({ page, context }) => {
  await preview(page);
  const release = await hold(page, '**/apply');
  await dialogOf(page).getByRole('button', { name: 'Applica' }).click();
  await expect(dialogOf(page).getByRole('status')).toContainText('Salvataggio');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Importazione non finita' }).click();
  for (const name of ['Riprendi', 'Annulla importazione']) {
    await dialogOf(other).getByRole('button', { name }).click();
    await expect(dialogOf(other).getByRole('alert')).toContainText('Un’altra importazione è in corso');
  }
  release();
  await expect(dialogOf(page).getByRole('status')).toHaveText('2 righe importate.');
  await dialogOf(other).getByRole('button', { name: 'Annulla importazione' }).click();
  await expect(dialogOf(other).getByRole('status')).toHaveText('2 righe annullate.');
  expect(await pricesIn(page)).toEqual([10, 10]);
});

test('an import goes on behind other pages of the panel, and its end is announced there', async ({ page }) => {
  await openTab(page, 'Messaggi');
  await openTab(page, 'Prodotti');
  await preview(page);
  const release = await hold(page, '**/apply');
  await dialogOf(page).getByRole('button', { name: 'Applica' }).click();
  await expect(dialogOf(page).getByRole('status')).toContainText('Salvataggio');
  page.once('dialog', (dialog) => dialog.accept());
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  release();
  await expect(toast(page, '2 righe importate.')).toBeVisible();
  expect(await pricesIn(page)).toEqual([12.5, 12.5]);
});
