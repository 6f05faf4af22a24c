import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { shown } from '../support/gallery.ts';
import { answerProducts, madeUp } from '../support/products.ts';

const PHONE = { width: 390, height: 844 };
for (const { address, retry, failed } of [
  { address: '/prodotti', retry: 'Riprova', failed: 'La foto non si è caricata. Tuono, Foto 2 di 2' },
  { address: '/en/products', retry: 'Try again', failed: 'This photo did not load. Tuono, Photo 2 of 2' },
]) {
  test(`a picture that did not load is loaded again by '${retry}'`, async ({ page }) => {
    const body = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b01020' } })
      .png()
      .toBuffer();
    let isGone = true;
    await page.route('**/media/**', (route) =>
      isGone && route.request().url().includes('late')
        ? route.abort()
        : route.fulfill({ contentType: 'image/png', body }),
    );
    const images = ['first', 'late'].map((name) => `/media/products/1/${name}.png`);
    await answerProducts(page, [madeUp(1, { name: 'Tuono', images })]);
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await page
      .getByRole('button', { name: /Tuono$/ })
      .first()
      .click();
    const gallery = page.getByRole('dialog');
    await expect(shown(page)).toBeVisible();
    const again = gallery.getByRole('button', { name: retry });
    await expect(again).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByRole('alert')).toContainText(failed);
    await again.click();
    await expect(gallery.getByRole('alert')).toContainText(failed);
    isGone = false;
    await again.click();
    await expect(gallery.getByRole('img', { name: /^Tuono.* 2 / })).toBeVisible();
    await expect(again).toHaveCount(0);
    // The focus stays inside, so that keys are heard.
    await page.keyboard.press('ArrowLeft');
    await expect(gallery.getByRole('img', { name: /^Tuono.* 1 / })).toBeVisible();
  });
}

test('the gallery’s code is no part of a page until somebody opens it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/prodotti', { waitUntil: 'networkidle' });
  const codes = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(codes.length).toBeGreaterThan(2);
  expect(codes.filter((code) => code.includes('pswp'))).toEqual([]);
});
