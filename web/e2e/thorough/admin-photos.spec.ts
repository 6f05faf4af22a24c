import sharp from 'sharp';
import { collectFaults, expectAccessible, expectAccessibleAtWidths } from '../checks.ts';
import { toast } from '../support/admin.ts';
import {
  animatedGif,
  capturedUploads,
  captureUploads,
  hdrPng,
  heicPhoto,
  orientedPicture,
  phonePhoto,
  smallJpeg,
  type TestFile,
  transparentPng,
} from '../support/files.ts';
import { hold } from '../support/network.ts';
import { openMocked } from '../support/panel.ts';
import { expect, type Page, test } from '../support/test.ts';

const tiles = (page: Page) => page.getByRole('listitem', { name: /^Immagine \d/ });

const sent = (page: Page) => page.getByText('Caricata', { exact: true });

const choose = (page: Page, files: TestFile[]) => page.getByLabel('Aggiungi immagini').setInputFiles(files);

async function startProduct(page: Page) {
  await openMocked(page, 'prodotti');
  await captureUploads(page);
  await page.getByRole('button', { name: 'Aggiungi il primo prodotto' }).click();
}

const MB = 1024 * 1024;

async function sentPicture(page: Page, index = 0) {
  const file = (await capturedUploads(page))[index];
  if (!file) throw new Error(`${index + 1} files were not sent`);
  return { ...file, picture: await sharp(file.bytes, { animated: true }).metadata() };
}

test('too large photos of a phone are made smaller by a worker and added with one tap @engine', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startProduct(page);
  const photos = [await phonePhoto('IMG_1.jpg'), await smallJpeg('piccola.jpg'), await phonePhoto('IMG_2.jpg')];
  expect(photos.filter(({ buffer }) => buffer.length > 5 * MB)).toHaveLength(2);
  const worker = page.waitForEvent('worker');
  await choose(page, photos);
  await expect(toast(page, 'File too large')).toContainText(
    'IMG_1.jpg is larger than 5MB. IMG_2.jpg is larger than 5MB',
  );
  await expect(tiles(page)).toHaveCount(1);
  const offer = page.getByRole('button', { name: 'Rimpicciolisci e aggiungi 2 foto' });
  await expectAccessible(page);
  await offer.click();
  expect((await worker).url()).toContain('/assets/');
  await expect(offer).toHaveCount(0);
  await expect(sent(page)).toHaveCount(3, { timeout: 60_000 });
  await expect(tiles(page).nth(1)).toContainText(/6,8 MB → [1-4](,\d)? MB/);
  const { picture, bytes, name } = await sentPicture(page, 1);
  expect([name, picture.width, picture.height]).toEqual(['IMG_1.jpg', 1662, 2400]);
  expect([picture.exif, picture.orientation]).toEqual([undefined, undefined]);
  expect(bytes.length).toBeLessThan(5 * MB);
  await expectAccessibleAtWidths(page, 390);
});

test('small photos lose what else is in them, and keep their movement and transparency @engine', async ({ page }) => {
  await startProduct(page);
  // A GIF named and typed as PNG, as messengers do.
  const moving = { ...(await animatedGif('film.png')), mimeType: 'image/png' };
  await choose(page, [await phonePhoto('posizione.jpg', 300, 200), moving, await transparentPng('vetro.png')]);
  await expect(sent(page)).toHaveCount(3);
  const photo = await sentPicture(page, 0);
  expect([photo.picture.width, photo.picture.height, photo.picture.exif]).toEqual([200, 300, undefined]);
  const { bytes, ...named } = (await capturedUploads(page))[1] ?? { bytes: Buffer.of() };
  expect(named).toEqual({ name: 'film.gif', type: 'image/gif' });
  expect(bytes.equals(moving.buffer)).toBe(true);
  expect((await sentPicture(page, 2)).picture.hasAlpha).toBe(true);
});

test('WebP and PNG are sent upright whatever their orientation; HDR is named before @engine', async ({ page }) => {
  await startProduct(page);
  const files = [
    ...(await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((value) => orientedPicture(`${value}.webp`, 'webp', value)))),
    await orientedPicture('6.png', 'png', 6),
  ];
  await choose(page, [...files, await hdrPng('hdr.png')]);
  await expect(sent(page)).toHaveCount(files.length, { timeout: 30_000 });
  await expect(tiles(page).nth(files.length).getByRole('alert')).toContainText('hdr.png è in HDR');
  const colours = async (picture: Buffer) => {
    const { data } = await sharp(picture)
      .autoOrient()
      .resize(2, 2, { fit: 'fill', kernel: 'nearest' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data].map((value) => (value > 127 ? 1 : 0)).join('');
  };
  const uploads = await capturedUploads(page);
  for (const { name, buffer } of files) {
    const found = uploads.filter((upload) => upload.name === name.replace(/\w+$/, 'jpg'));
    expect(found, name).not.toHaveLength(0);
    for (const { bytes } of found) expect(await colours(bytes), name).toBe(await colours(buffer));
  }
});

test('a HEIC photo of no known type is sent as JPEG, within the rules of the page @engine', async ({ page }) => {
  const faults = collectFaults(page);
  await startProduct(page);
  await choose(page, [heicPhoto('IMG_3.HEIC')]);
  await expect(sent(page)).toHaveCount(1, { timeout: 30_000 });
  const { name, type, picture } = await sentPicture(page);
  expect({ name, type, format: picture.format, width: picture.width, height: picture.height }).toEqual({
    name: 'IMG_3.jpg',
    type: 'image/jpeg',
    format: 'jpeg',
    width: 64,
    height: 48,
  });
  expect(faults).toEqual([]);
});

test('a broken photo is named in its row without blocking others; saving waits for photos', async ({ page }) => {
  await startProduct(page);
  const whole = await smallJpeg('intera.jpg');
  const cut = { ...whole, name: 'tagliata.jpg', buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
  const text = { name: 'testo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is only text') };
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
  const again = await hold(page, '**/assets/picture-worker-*');
  await page.getByRole('button', { name: 'Riprova: testo.jpg' }).click();
  await expect(tiles(page).nth(1).getByRole('alert')).toHaveCount(0);
  again();
  await expect(tiles(page).nth(1).getByRole('alert')).toBeVisible();
});
