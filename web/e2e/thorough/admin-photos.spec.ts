import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, watch } from '../checks.ts';
import { toast } from '../support/admin.ts';
import { film, heicPhoto, phonePhoto, plainPng, smallJpeg } from '../support/files.ts';
import { choose, sent, startProduct, tiles } from '../support/photos.ts';
import { sentFiles } from '../support/sent-files.ts';

const MB = 1024 * 1024;

/** The picture as it was sent, and what its file says besides. */
async function sentPicture(page: Page, index = 0) {
  const file = (await sentFiles(page))[index];
  if (!file) throw new Error(`${index + 1} files were not sent`);
  return { ...file, picture: await sharp(file.bytes, { animated: true }).metadata() };
}

test('photos of a phone that are too large are made smaller and added with one tap', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await startProduct(page);
  const photos = [await phonePhoto('IMG_1.jpg'), await smallJpeg('piccola.jpg'), await phonePhoto('IMG_2.jpg')];
  expect(photos.filter(({ buffer }) => buffer.length > 5 * MB)).toHaveLength(2);
  await choose(page, photos);
  await expect(toast(page, 'File too large')).toContainText(
    'IMG_1.jpg is larger than 5MB. IMG_2.jpg is larger than 5MB',
  );
  await expect(tiles(page)).toHaveCount(1);
  const offer = page.getByRole('button', { name: 'Rimpicciolisci e aggiungi 2 foto' });
  await expectAccessible(page);
  await offer.click();
  await expect(offer).toHaveCount(0);
  await expect(sent(page)).toHaveCount(3, { timeout: 60_000 });
  await expect(tiles(page).nth(1)).toContainText(/6,8 MB → [1-4](,\d)? MB/);
  const { picture, bytes, name } = await sentPicture(page, 1);
  expect({ name, width: picture.width, height: picture.height }).toEqual({
    name: 'IMG_1.jpg',
    width: 1662,
    height: 2400,
  });
  expect([picture.exif, picture.orientation]).toEqual([undefined, undefined]);
  expect(bytes.length).toBeLessThan(5 * MB);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('large photos are prepared by a worker, while the form answers', async ({ page }) => {
  test.setTimeout(120_000);
  await startProduct(page);
  const { buffer } = await phonePhoto('IMG.jpg', 4000, 3000);
  // As paths: Playwright decodes the contents of files in the page itself.
  const photos = Array.from(Array(6), (_, at) => test.info().outputPath(`IMG_${at}.jpg`));
  await Promise.all(photos.map((path) => writeFile(path, buffer)));
  await page.getByLabel('Aggiungi immagini').setInputFiles(photos);
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Rimpicciolisci e aggiungi 6 foto' }).click();
  expect((await worker).url()).toContain('/assets/');
  await page.getByLabel('Nome', { exact: true }).pressSequentially('Saetta');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Saetta');
  await expect(sent(page)).toHaveCount(6, { timeout: 90_000 });
});

test('small photos lose what else is in their files, what moves keeps moving, and what is clear stays so', async ({
  page,
}) => {
  await startProduct(page);
  // Named as what it is not, as messengers do.
  const moving = { ...(await film('film.png')), mimeType: 'image/png' };
  await choose(page, [
    await phonePhoto('posizione.jpg', 300, 200),
    moving,
    await plainPng('vetro.png', '#b01020', true),
  ]);
  await expect(sent(page)).toHaveCount(3);
  const photo = await sentPicture(page, 0);
  expect([photo.picture.width, photo.picture.height, photo.picture.exif]).toEqual([200, 300, undefined]);
  const { bytes, ...named } = (await sentFiles(page))[1] ?? { bytes: Buffer.of() };
  expect(named).toEqual({ name: 'film.gif', type: 'image/gif' });
  expect(bytes.equals(moving.buffer)).toBe(true);
  expect((await sentPicture(page, 2)).picture.hasAlpha).toBe(true);
});

test('a HEIC photo of no known type is sent as JPEG, by a decoder that breaks no rule of the page', async ({
  page,
}) => {
  const faults = watch(page);
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
