import { expect, type Page, test } from '@playwright/test';
import { ENGINE, open, shown } from '../support/gallery.ts';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  const length = (page: Page) => page.evaluate(() => history.length);

  test('Back closes the gallery and leaves the page where it was, neither loaded anew nor scrolled', async ({
    page,
  }) => {
    await page.goto('/azienda');
    await page.goto('/prodotti');
    await page.evaluate(() => {
      document.documentElement.dataset.loaded = 'once';
    });
    const cover = page.getByRole('button', { name: `Apri la galleria di ${ENGINE}` });
    await cover.scrollIntoViewIfNeeded();
    const place = await cover.evaluate((element) => element.getBoundingClientRect().top);
    await cover.click();
    await expect(shown(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/prodotti$/);
    await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
    expect(await cover.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(place, 0);
    await expect(cover).toBeFocused();
    await page.goForward();
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
    await page.goBack();
    await expect(page).toHaveURL(/\/azienda$/);
  });

  test('a gallery that is closed by its button, or opened again at once, leaves nothing behind for Back', async ({
    page,
  }) => {
    await page.goto('/azienda');
    await open(page);
    const entries = await length(page);
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press('Enter');
      await expect(page.locator('dialog[open]:not([inert])')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open]:not([inert])')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Boolean(history.state.dialog))).toBe(true);
    expect(await length(page)).toBe(entries);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/azienda$/);
  });

  test('a gallery that was open when the page was loaded anew can be opened and closed as before', async ({ page }) => {
    await page.goto('/azienda');
    await open(page);
    await page.reload();
    await page.getByRole('button', { name: `Apri la galleria di ${ENGINE}` }).click();
    await expect(shown(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/azienda$/);
  });
});
