import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, watch } from '../checks.ts';
import { ENGINE, open, shown } from '../support/gallery.ts';
import { pinch } from '../support/pinch.ts';
import { answerProducts, madeUp } from '../support/products.ts';

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

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
