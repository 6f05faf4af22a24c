import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import sharp from 'sharp';
import { collectFaults, expectAccessible } from '../checks.ts';
import { plain } from '../support/files.ts';
import { mockProduct, mockProducts } from '../support/mock-data.ts';
import { goBack, hold, openHydrated } from '../support/network.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { pinch, tapAt } from '../support/touch.ts';

const ENGINE = 'Tuono .21 Buggy Corsa';
const PHONE = { width: 390, height: 844 };

const dialog = (page: Page) => page.getByRole('dialog');
const shown = (page: Page): Locator => dialog(page).getByRole('img', { name: /^(Tuono|Motore)/ });
const cover = (page: Page) => page.getByRole('button', { name: `Apri la galleria di ${ENGINE}` });

const open = async (page: Page) => {
  await openHydrated(page, '/prodotti');
  await cover(page).click();
  await expect(shown(page)).toBeVisible();
};

/** Returns position and size of a picture once it has stopped moving. */
async function frameOf(picture: Locator) {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      // An animation begins with a frame.
      await picture.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      last = JSON.stringify(await picture.boundingBox());
      return last === before;
    })
    .toBe(true);
  return (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Available width, which excludes a scroll bar that takes up space. */
const roomOf = (page: Page) => dialog(page).evaluate((element) => element.clientWidth);

test.use({ viewport: PHONE });

test('keys and wheel enlarge a picture, which then loads its largest width and moves @engine', async ({ page }) => {
  const faults = collectFaults(page);
  await open(page);
  const whole = { x: 0, width: await roomOf(page) };
  expect(await frameOf(shown(page))).toMatchObject(whole);
  await expect(shown(page)).toHaveJSProperty('sizes', `${whole.width}px`);
  await page.keyboard.press('+');
  await page.mouse.move(200, 420);
  await page.mouse.wheel(0, -800);
  await expect(page.getByRole('button', { name: 'Riduci' })).toBeVisible();
  await expect.poll(() => shown(page).evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(/w=1600$/);
  const before = await frameOf(shown(page));
  // The maximum zoom is four times the whole picture.
  expect(before.width).toBeGreaterThan(2 * PHONE.width);
  expect(before.width).toBeLessThanOrEqual(4 * PHONE.width + 1);
  await page.keyboard.press('ArrowRight');
  expect((await frameOf(shown(page))).x).toBeLessThan(before.x);
  await expect(dialog(page).getByRole('status')).toHaveText('Foto 1 di 5');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('-');
  expect(await frameOf(shown(page))).toMatchObject(whole);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('status')).toHaveText('Foto 2 di 5');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await shown(page).boundingBox())?.height).toBe(390);
  await page.mouse.click(5, 60);
  await expect(dialog(page)).toHaveCount(0);
  await expect(cover(page)).toBeFocused();
  expect(faults).toEqual([]);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('a double tap and a pinch enlarge a picture, and a tap hides the thumbnails', async ({ page }) => {
    await open(page);
    const thumbnails = page.getByRole('list', { name: 'Tutte le foto' });
    await expect(thumbnails).toBeVisible();
    await tapAt(page, 200, 420);
    await expect(thumbnails).toBeHidden();
    await tapAt(page, 200, 420);
    await expect(thumbnails).toBeVisible();
    // Taps that are too far apart are single ones.
    await expect(async () => {
      await page.waitForTimeout(400);
      for (let count = 0; count < 2; count += 1) await tapAt(page, 200, 420);
      await expect(page.getByRole('button', { name: 'Riduci' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.getByRole('button', { name: 'Riduci' }).click();
    const room = await roomOf(page);
    await expect.poll(async () => (await frameOf(shown(page))).width).toBe(room);
    await pinch(shown(page), 30, 70);
    expect((await frameOf(shown(page))).width).toBeGreaterThan(1.5 * PHONE.width);
  });
});

test('a tall picture is whole, a small one not blown up, a failed one is loaded on request', async ({ page }) => {
  const picture = (width: number, height: number) => plain(width, height, '#b01020').png().toBuffer();
  const files = { tall: await picture(1200, 1800), small: await picture(240, 180) };
  let isGone = true;
  await page.route('**/media/**', async (route) => {
    const url = route.request().url();
    if (isGone && url.includes('late')) return route.abort();
    const width = Number(new URL(url).searchParams.get('w'));
    const file = url.includes('tall') ? files.tall : files.small;
    const body = await sharp(file).resize({ width, withoutEnlargement: true }).png().toBuffer();
    return route.fulfill({ contentType: 'image/png', body });
  });
  const small = { width: 240, height: 180 };
  const sizes = { tall: { width: 1200, height: 1800 }, small, late: small };
  const pictures = Object.entries(sizes).map(([name, size]) => ({
    ...unmeasuredPicture(`/media/products/1/${name}.png`),
    ...size,
  }));
  await mockProducts(page, [mockProduct(1, { name: 'Tuono', images: pictures.map(({ url }) => url), pictures })]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/prodotti');
  await page.getByRole('button', { name: 'Apri la galleria di Tuono' }).click();
  await expect.poll(async () => (await shown(page).boundingBox())?.width).toBeLessThan(600);
  const tall = await frameOf(shown(page));
  expect(tall.height / tall.width).toBeCloseTo(1.5, 1);
  expect(tall.y).toBeGreaterThanOrEqual(0);
  expect(tall.y + tall.height).toBeLessThanOrEqual(900);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shown(page).boundingBox())?.width ?? 0).toBeCloseTo(360, -1);
  // No larger width was made of it.
  await expect(shown(page)).toHaveAttribute('srcset', / 240w$/);
  await page.keyboard.press('ArrowRight');
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toContainText('La foto non si è caricata. Tuono, Foto 3 di 3');
  await expectAccessible(page);
  isGone = false;
  await dialog(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(dialog(page).getByRole('img', { name: /^Tuono.* 3 / })).toBeVisible();
  // The focus stays inside, so that keys work.
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page).getByRole('img', { name: /^Tuono.* 2 / })).toBeVisible();
});

test('the pictures of a product’s page open on the whole screen, and return with the focus', async ({ page }) => {
  await page.goto('/prodotti/tuono-21-buggy-corsa');
  await page.getByRole('button', { name: 'Foto successiva' }).click();
  await cover(page).click();
  const gallery = page.getByRole('dialog', { name: `Galleria: ${ENGINE}` });
  await expect(gallery.getByRole('status')).toHaveText('Foto 2 di 5');
  await expectAccessible(page);
  await gallery.getByRole('button', { name: 'Foto 3 di 5' }).click();
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(cover(page)).toBeFocused();
  const pictures = page.getByRole('region', { name: 'Immagini del prodotto' });
  await expect(pictures.getByRole('status')).toHaveText('Foto 3 di 5');
});

test('the gallery opens with the picture as sharp as on the page, until the larger one is there', async ({ page }) => {
  await page.goto('/prodotti/tuono-21-buggy-corsa');
  const picture = page.getByRole('region', { name: 'Immagini del prodotto' }).getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const address = await picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect(address).toMatch(/w=(?!320$)\d+$/);
  const release = await hold(page, /\/media\/.*\?w=/);
  await cover(page).click();
  await expect(dialog(page).locator('img.pswp__img--placeholder')).toHaveAttribute('src', address);
  release();
  await expect(shown(page)).toBeVisible();
});

test('Back closes the gallery and leaves the page where it was, not loaded anew @engine', async ({ page }) => {
  await page.goto('/azienda');
  await openHydrated(page, '/prodotti');
  await page.evaluate(() => {
    document.documentElement.dataset.loaded = 'once';
  });
  await cover(page).focus();
  const top = () => cover(page).evaluate((element) => element.getBoundingClientRect().top);
  // A click would make Firefox's driver scroll the picture to the middle of the viewport.
  await cover(page).press('Enter');
  await expect(shown(page)).toBeVisible();
  // Measured here, not earlier: Playwright would scroll to a moving button repeatedly until it is stable.
  const place = await top();
  await goBack(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/prodotti$/);
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  expect(await top()).toBeCloseTo(place, 0);
  await expect(cover(page)).toBeFocused();
  const isAtDialog = () => page.evaluate(() => Boolean(history.state?.dialog));
  await page.evaluate(() => history.forward());
  await expect.poll(isAtDialog).toBe(true);
  await goBack(page);
  await expect.poll(isAtDialog).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  await goBack(page);
  await expect(page).toHaveURL(/\/azienda$/);
});

test('a gallery that is closed or opened again at once leaves nothing behind for Back @engine', async ({ page }) => {
  const isOpen = () => expect(dialog(page)).toBeVisible();
  const length = () => page.evaluate(() => history.length);
  await page.goto('/azienda');
  await open(page);
  const entries = await length();
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog(page)).toHaveCount(0);
  // Closing returns the focus at once, so that Enter reopens the gallery.
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Enter');
    await isOpen();
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Enter');
  await isOpen();
  await expect.poll(() => page.evaluate(() => Boolean(history.state.dialog))).toBe(true);
  expect(await length()).toBe(entries);
  await goBack(page);
  await expect(dialog(page)).toHaveCount(0);
  await goBack(page);
  await expect(page).toHaveURL(/\/azienda$/);
});
