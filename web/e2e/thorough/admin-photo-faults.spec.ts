import { expect, test } from '@playwright/test';
import { smallJpeg } from '../support/files.ts';
import { hold } from '../support/panel.ts';
import { choose, sent, startProduct, tiles } from '../support/photos.ts';
import { sentFiles } from '../support/sent-files.ts';

test('a broken photo is named in its row and holds nobody up; saving waits for those that are being prepared', async ({
  page,
}) => {
  await startProduct(page);
  const whole = await smallJpeg('intera.jpg');
  const cut = { ...whole, name: 'tagliata.jpg', buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
  const text = {
    name: 'testo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('this is no picture at all, only text'),
  };
  const arrive = await hold(page, '**/assets/picture-worker-*');
  await choose(page, [cut, text, whole]);
  await expect(page.getByRole('progressbar', { name: 'Preparazione di tagliata.jpg' })).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Prova');
  await page.getByLabel('Descrizione', { exact: true }).fill('Prova.');
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(page.getByRole('button', { name: 'In attesa di 3 file...' })).toBeDisabled();
  arrive();
  await expect(tiles(page).nth(0).getByRole('alert')).toContainText('tagliata.jpg è incompleto');
  await expect(tiles(page).nth(1).getByRole('alert')).toContainText('testo.jpg non si riesce a leggere');
  await expect(tiles(page).nth(2)).toContainText('Caricata');
  await expect(page.getByText('2 file non sono stati caricati')).toBeVisible();
  await page.getByRole('button', { name: 'Riprova a caricare testo.jpg' }).click();
  await expect(tiles(page).nth(1).getByRole('alert')).toBeVisible();
});

test('a photo that is removed while it is prepared makes way, and more are added meanwhile', async ({ page }) => {
  await startProduct(page);
  const arrive = await hold(page, '**/assets/picture-worker-*');
  await choose(page, [await smallJpeg('uno.jpg'), await smallJpeg('due.jpg')]);
  await choose(page, [await smallJpeg('tre.jpg')]);
  await expect(tiles(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Sposta l’immagine 3 indietro' }).click();
  await page.getByRole('button', { name: 'Rimuovi l’immagine 1' }).click();
  arrive();
  await expect(sent(page)).toHaveCount(2);
  expect((await sentFiles(page)).map(({ name }) => name)).toEqual(['due.jpg', 'tre.jpg']);
});
