import { holdUploads, listProducts, removeCreated, signIn, startProduct, toast, uniqueName } from './support/admin.ts';
import { largeJpeg, largePng, sheetPdf } from './support/files.ts';
import { openHydrated } from './support/network.ts';
import { handleDialogs, productRow } from './support/panel.ts';
import { expect, productRows, test } from './support/test.ts';

const MB = 1024 * 1024;

test.afterEach(({ page }) => removeCreated(page));

test('a product with large pictures and a sheet is published, found, changed and deleted', async ({ page }) => {
  test.setTimeout(180_000);
  const name = uniqueName('Prova .21');
  const pictures = [await largeJpeg('fronte.jpg'), await largePng('lato.png'), await largeJpeg('retro.jpg')];
  for (const { buffer } of pictures) expect(buffer.length / MB).toBeCloseTo(4.4, 0);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const published = async () => (await listProducts(page.request)).find((product) => product.name === name);

  await test.step('it signs in and fills the form', async () => {
    await productRows(page);
    await signIn(page);
    await startProduct(page, name);
    await page.getByLabel('Codice Articolo').fill('RP-TEST-1');
    await page.getByLabel('Potenza').fill('2,5 CV');
    await page.getByRole('button', { name: 'Aggiungi specifica' }).click();
    await page.getByLabel('Nome della specifica 1').fill('Peso');
    await page.getByLabel('Valore della specifica 1').fill('350 g');
  });

  await test.step('the pictures show their progress while they are sent', async () => {
    const release = await holdUploads(page);
    await page.getByLabel('Aggiungi immagini').setInputFiles(pictures);
    for (const picture of pictures) {
      await expect(page.getByRole('progressbar', { name: `Caricamento di ${picture.name}` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await expect(page.getByRole('button', { name: 'In attesa di 3 file...' })).toBeDisabled();
    const sheet = await sheetPdf('scheda.pdf', name);
    await page.getByLabel('Aggiungi il PDF', { exact: true }).setInputFiles(sheet);
    release();
  });

  await test.step('the product is saved once its files have arrived', async () => {
    await expect(toast(page, 'Prodotto creato!')).toBeVisible({ timeout: 60_000 });
    await expect(productRow(page, name)).toContainText('RP-TEST-1 · Senza traduzione');
    await page.getByRole('button', { name: 'Schede' }).click();
    await expect(card.getByRole('definition')).toHaveText(['RP-TEST-1', '2,5 CV', '350 g']);
    await page.getByRole('button', { name: 'Righe' }).click();
  });

  await test.step('a visitor finds it, looks at its pictures and reads its sheet', async () => {
    await openHydrated(page, '/prodotti');
    await expect(card.getByText('+2')).toBeVisible();
    await card.getByRole('button', { name: `Apri la galleria di ${name}` }).click();
    const gallery = page.getByRole('dialog');
    await expect(gallery.getByRole('button', { name: /^Foto \d di 3$/ })).toHaveCount(3);
    await gallery.getByRole('button', { name: 'Foto 2 di 3' }).click();
    const shown = gallery.getByRole('img', { name: `${name}, Foto 2 di 3` });
    // The server resizes this width on demand, from a large photo.
    const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, { timeout: 60_000 }).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    const href = await card.getByRole('link', { name: /Scheda tecnica/ }).getAttribute('href');
    const sheet = await page.request.get(href ?? '');
    expect(sheet.headers()['content-type']).toBe('application/pdf');
    expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  const before = await published();
  await test.step('another cover, one picture less', async () => {
    await page.goto('/admin/prodotti');
    await page.getByRole('button', { name: 'Schede' }).click();
    await card.getByRole('button', { name: `Modifica ${name}` }).click();
    await page.getByRole('button', { name: 'Usa l’immagine 3 come copertina' }).click();
    await page.getByRole('button', { name: 'Rimuovi l’immagine 2' }).click();
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible();
    await expect(card.getByRole('button', { name: `Modifica ${name}` })).toBeFocused();
    const after = await published();
    expect(after?.images).toEqual([before?.images[2], before?.images[1]]);
    expect(after?.technicalSheetUrl).toBe(before?.technicalSheetUrl);
  });

  await test.step('it is deleted after a confirmation, with its files', async () => {
    const questions = handleDialogs(page, true);
    await card.getByRole('button', { name: `Elimina ${name}` }).click();
    await expect(toast(page, 'Prodotto eliminato!')).toBeVisible();
    await expect.poll(() => questions).toEqual(['Sei sicuro di voler eliminare questo prodotto?']);
    await expect(card).toHaveCount(0);
    expect(await published()).toBeUndefined();
    expect((await page.request.get(before?.images[2] ?? '')).status()).toBe(404);
  });
});
