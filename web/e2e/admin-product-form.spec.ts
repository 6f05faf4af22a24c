import { listProducts, openPanel, removeCreated, startProduct, toast, uniqueName } from './support/admin.ts';
import { fileOfSize, sheetPdf, smallJpeg } from './support/files.ts';
import { editLink } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const pictures = (page: Page) => page.getByRole('button', { name: /^Trascina l’immagine/ });
const input = (page: Page) => page.getByLabel('Aggiungi immagini');

test.beforeEach(({ page }) => openPanel(page));
test.afterEach(({ page }) => removeCreated(page));

test('a part keeps its translation, engines, picture and sheet until they are taken away', async ({ page }) => {
  const name = uniqueName('Biella');
  const saved = async () => (await listProducts(page.request)).find((product) => product.name === name);
  const engine = (await listProducts(page.request)).find(({ category }) => category === 'motori');
  const code = engine?.technicalSpecs['Codice Articolo'] ?? '';
  const chosen = page.getByRole('list', { name: 'Motori scelti' }).getByRole('listitem');
  await startProduct(page, name);
  await page.getByLabel('Categoria').selectOption('Ricambi');
  await page.getByText('Ricambi, codici, evidenza').click();
  await page.getByLabel('Adatto a').fill(code);
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText([`${engine?.name} · ${code}`]);
  await page.getByText('Testi in inglese').click();
  await page.getByLabel('Nome in inglese').fill('Conrod');
  await input(page).setInputFiles([await smallJpeg('a.jpg')]);
  await page.getByText('Descrizione della foto e che cosa non tagliare').click();
  await page.getByText('Con i cursori').click();
  await page.getByLabel('Dall’alto in basso').fill('20');
  await page.getByLabel('Descrizione della foto dell’immagine 1, English').fill('A piston');
  await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
  await page.getByText('Scheda tecnica', { exact: true }).click();
  const sheet = page.getByLabel('Aggiungi il PDF', { exact: true });
  await sheet.setInputFiles(fileOfSize('scheda.jpg', 'image/jpeg', 100));
  await expect(toast(page, 'Invalid file type')).toContainText('scheda.jpg must be a PDF file');
  await sheet.setInputFiles(await sheetPdf('vera.pdf', name));
  await expect(page.getByText(/vera\.pdf \d kB/)).toBeVisible();
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(toast(page, 'Prodotto creato!')).toBeVisible({ timeout: 30_000 });
  const made = await saved();
  expect(made).toMatchObject({ fits: [engine?.id], translations: { en: { name: 'Conrod' } } });
  expect(made?.pictures[0]).toMatchObject({ alt: { en: 'A piston' }, focalPoint: { x: 0.5, y: 0.2 } });
  await page.goto(`/en/products/${made?.slugEn}`);
  await expect(page.locator('main img').first()).toHaveAttribute('alt', 'A piston');

  await page.goto('/admin/prodotti');
  await editLink(page, name).click();
  await page.getByText('adatto a un motore').click();
  await chosen.getByRole('button', { name: `Togli ${engine?.name}` }).click();
  await expect(chosen).toHaveCount(0);
  await page.getByText('PDF presente').click();
  await page.getByRole('button', { name: 'Rimuovi la scheda tecnica' }).click();
  await expect(page.getByText('la scheda attuale viene rimossa')).toBeVisible();
  await page.getByRole('button', { name: 'Tieni la scheda attuale' }).click();
  await expect(page.getByRole('link', { name: /Apri la scheda attuale/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rimuovi la scheda tecnica' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible({ timeout: 30_000 });
  const after = await saved();
  expect([after?.fits ?? [], after?.technicalSheetUrl]).toEqual([[], null]);
  expect(after?.translations).toEqual({ en: { name: 'Conrod' } });
});

test('pictures can be dropped on the form', async ({ page }) => {
  await startProduct(page, uniqueName('Trascinata'));
  const bytes = [...(await smallJpeg('foto.jpg')).buffer];
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'foto.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  const target = page.getByRole('group', { name: 'Immagini' }).getByText('JPG, PNG o GIF');
  await target.dispatchEvent('dragover', { dataTransfer });
  await expect(page.getByText('Lascia qui le immagini')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText('Caricata', { exact: true })).toBeVisible();
  await expect(pictures(page)).toHaveCount(1);
});
