import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, watch } from '../checks.ts';
import { pinch } from '../support/pinch.ts';
import { answerProducts, madeUp } from '../support/products.ts';

const ENGINE = 'Tuono .21 Buggy Corsa';
const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

const shown = (page: Page): Locator => page.getByRole('dialog').getByRole('img', { name: /^(Tuono|Motore)/ });
/** Where a picture is and how large, once it moves no more. */
async function frameOf(picture: Locator) {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await picture.boundingBox());
      return last === before;
    })
    .toBe(true);
  return (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}
/** The room that there is: beside a scroll bar that takes up room it is narrower than the window. */
const roomOf = (page: Page) => page.getByRole('dialog').evaluate((dialog) => dialog.clientWidth);
const open = async (page: Page) => {
  await page.goto('/prodotti');
  await page.getByRole('button', { name: `Apri la galleria di ${ENGINE}` }).click();
  await expect(shown(page)).toBeVisible();
};

test('a picture takes the whole width of a phone, and the whole height once the phone lies on its side', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page);
  expect(await frameOf(shown(page))).toMatchObject({ x: 0, width: await roomOf(page) });
  await page.setViewportSize(ON_ITS_SIDE);
  await expect.poll(async () => (await shown(page).boundingBox())?.height).toBe(ON_ITS_SIDE.height);
});

test('keys and wheel enlarge a picture, which then loads in its largest width and moves with the arrows', async ({
  page,
}) => {
  const faults = watch(page);
  await page.setViewportSize(PHONE);
  await open(page);
  await expect(shown(page)).toHaveJSProperty('sizes', `${await roomOf(page)}px`);
  await page.keyboard.press('+');
  await page.mouse.move(200, 420);
  await page.mouse.wheel(0, -800);
  await expect(page.getByRole('button', { name: 'Riduci' })).toBeVisible();
  await expect.poll(() => shown(page).evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(/w=1600$/);
  const before = await frameOf(shown(page));
  // Not closer than four times the whole picture.
  expect(before.width).toBeGreaterThan(2 * PHONE.width);
  expect(before.width).toBeLessThanOrEqual(4 * PHONE.width + 1);
  await page.keyboard.press('ArrowRight');
  expect((await frameOf(shown(page))).x).toBeLessThan(before.x);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Foto 1 di 3');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('-');
  expect(await frameOf(shown(page))).toMatchObject({ x: 0, width: await roomOf(page) });
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Foto 2 di 3');
  expect(faults).toEqual([]);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('a double tap and two fingers enlarge a picture', async ({ page }) => {
    await open(page);
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(200, 420);
    await expect(page.getByRole('button', { name: 'Riduci' })).toBeVisible();
    await page.getByRole('button', { name: 'Riduci' }).click();
    expect(await frameOf(shown(page))).toMatchObject({ width: await roomOf(page) });
    await pinch(shown(page), 30, 70);
    expect((await frameOf(shown(page))).width).toBeGreaterThan(1.5 * PHONE.width);
  });

  test('a stroke that a busy phone hears of all at once still goes on', async ({ page }) => {
    await open(page);
    await shown(page).evaluate((target) => {
      const touch = {
        pointerId: 13,
        pointerType: 'touch',
        isPrimary: true,
        bubbles: true,
        cancelable: true,
        clientY: 420,
      };
      for (const [type, clientX] of [
        ['pointerdown', 300],
        ['pointermove', 250],
        ['pointermove', 180],
        ['pointerup', 180],
      ] as const)
        target.dispatchEvent(new PointerEvent(type, { ...touch, clientX }));
    });
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Foto 2 di 3');
  });

  test('a tap takes the thumbnails away and brings them back', async ({ page }) => {
    await open(page);
    const thumbnails = page.getByRole('list', { name: 'Tutte le foto' });
    await expect(thumbnails).toBeVisible();
    await page.touchscreen.tap(200, 420);
    await expect(thumbnails).toBeHidden();
    await page.touchscreen.tap(200, 420);
    await expect(thumbnails).toBeVisible();
  });
});

test('a tall picture is shown whole, a small one is not blown up, and one that does not come says what it showed', async ({
  page,
}) => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b01020' } })
      .png()
      .toBuffer();
  const files = { tall: await picture(1200, 1800), small: await picture(240, 180) };
  await page.route('**/media/**', async (route) => {
    const name = /(tall|small)/.exec(route.request().url())?.[1] as keyof typeof files | undefined;
    const width = Number(new URL(route.request().url()).searchParams.get('w'));
    if (!name) return route.abort();
    const body = await sharp(files[name]).resize({ width, withoutEnlargement: true }).png().toBuffer();
    return route.fulfill({ contentType: 'image/png', body });
  });
  const images = ['tall', 'small', 'missing'].map((name) => `/media/products/1/${name}.png`);
  await answerProducts(page, [madeUp(1, { name: 'Tuono', images })]);
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
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('La foto non si è caricata. Tuono, Foto 3 di 3')).toBeVisible();
  await expectAccessible(page);
});

test('a press beside the picture closes the gallery although the picture, still shrinking, is what it hits', async ({
  page,
}) => {
  await open(page);
  await shown(page).click();
  await page.getByRole('button', { name: 'Riduci' }).click();
  await expect(page.getByRole('button', { name: 'Ingrandisci' })).toBeVisible();
  await shown(page).evaluate((picture) => {
    const press = { pointerId: 1, pointerType: 'mouse', clientX: 3, clientY: 3, bubbles: true, cancelable: true };
    for (const type of ['pointerdown', 'pointerup']) picture.dispatchEvent(new PointerEvent(type, press));
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the pictures of a product’s page open on the whole screen, where the page was, and come back with the focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/prodotti/tuono-21-buggy-corsa');
  await page.getByRole('button', { name: 'Foto successiva' }).click();
  const enlarge = page.getByRole('button', { name: `Apri la galleria di ${ENGINE}` });
  await enlarge.click();
  const gallery = page.getByRole('dialog', { name: `Galleria: ${ENGINE}` });
  await expect(gallery.getByRole('status')).toHaveText('Foto 2 di 3');
  await expectAccessible(page);
  await gallery.getByRole('button', { name: 'Foto 3 di 3' }).click();
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await expect(page.getByRole('region', { name: 'Immagini del prodotto' }).getByRole('status')).toHaveText(
    'Foto 3 di 3',
  );
});

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
    const place = await page.evaluate(() => scrollY);
    await cover.click();
    await expect(shown(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/prodotti$/);
    await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
    expect(await page.evaluate(() => scrollY)).toBe(place);
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
