import { openHydrated } from '../support/network.ts';
import { expect, type Page, test } from '../support/test.ts';
import { pinch, tap } from '../support/touch.ts';

const ENGINE = '/prodotti/tuono-21-buggy';

const section = (page: Page) => page.getByRole('region', { name: /^(Esploso|Exploded view)$/ });
const rows = (page: Page) => section(page).getByRole('listitem');
/** Text of a link: in Firefox the link itself is as large as the drawing. */
const numberOf = (page: Page, number: string) =>
  section(page)
    .locator('svg a text')
    .filter({ hasText: new RegExp(`^${number}$`) });
/** Clicks on the number itself: a click between numbers hits the drawing. */
const press = async (page: Page, number: string) => {
  await numberOf(page, number).scrollIntoViewIfNeeded();
  await numberOf(page, number).click();
};

test('a number and its row show each other, and lead to the part', async ({ page }) => {
  await openHydrated(page, ENGINE);
  const row = rows(page).filter({ hasText: 'RP-R21-S01' });
  await row.getByRole('link').focus();
  const marked = section(page).locator('svg [data-current]');
  await expect(marked).toHaveCount(1);
  const number = await marked.textContent();
  await rows(page).first().getByRole('link').focus();
  await expect(marked).toHaveText('1');
  await numberOf(page, number ?? '').hover();
  await expect(row).toHaveAttribute('data-current');
  await press(page, number ?? '');
  await expect(page).toHaveURL('/prodotti/albero-motore-21');
});

test('in a low window the numbers stay on the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openHydrated(page, ENGINE);
  const drawing = section(page).getByRole('img', { name: 'Tuono .21 Buggy' });
  await drawing.scrollIntoViewIfNeeded();
  const outside = await drawing.evaluate((image) => {
    const frame = image.getBoundingClientRect();
    const places = [...document.querySelectorAll('#exploded svg a text')].map((text) => text.getBoundingClientRect());
    const isInside = ({ x, y, right, bottom }: DOMRect) =>
      x >= frame.x && y >= frame.y && right <= frame.right && bottom <= frame.bottom;
    return { count: places.length, outside: places.filter((place) => !isInside(place)).length };
  });
  expect(outside.count).toBeGreaterThan(3);
  expect(outside.outside).toBe(0);
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first touch of a number shows its row, the second goes to the part', async ({ page }) => {
    await openHydrated(page, ENGINE);
    await numberOf(page, '2').scrollIntoViewIfNeeded();
    await tap(numberOf(page, '2'));
    await expect(rows(page).nth(1)).toHaveAttribute('data-current');
    await expect(rows(page).nth(1)).toBeInViewport();
    await tap(numberOf(page, '2'));
    await expect(page).toHaveURL('/prodotti/testa-di-raffreddamento-21');
  });

  test('the drawing fills the screen and is enlarged, and Back from a part leads to its page', async ({ page }) => {
    await openHydrated(page, ENGINE);
    await page.getByRole('button', { name: 'Ingrandisci il disegno' }).click();
    const dialog = page.getByRole('dialog', { name: 'Esploso: Tuono .21 Buggy' });
    const first = dialog.locator('svg a circle').first();
    await expect(first).toBeVisible();
    const before = await first.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status')).toContainText('1. Candele turbo .21');
    await page.keyboard.press('+');
    await expect(dialog.getByRole('button', { name: 'Riduci' })).toBeVisible();
    const after = await first.boundingBox();
    expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
    expect(after?.y).not.toBeCloseTo(before?.y ?? 0, 0);
    const drawing = dialog.getByRole('img', { name: 'Tuono .21 Buggy' });
    await dialog.getByRole('button', { name: 'Riduci' }).click();
    await expect(dialog.getByRole('button', { name: 'Ingrandisci' })).toBeVisible();
    const { width: whole = 0 } = (await drawing.boundingBox()) ?? {};
    await pinch(drawing, 30, 70);
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(1.5 * whole);
    expect((await first.boundingBox())?.width).toBeCloseTo(before?.width ?? 0, 0);
    await dialog.getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL(/candele-turbo-21/);
    await page.goBack();
    await expect(page).toHaveURL(ENGINE);
    await expect(dialog).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a number leads to its row, and the row to the part', async ({ page }) => {
    await page.goto(ENGINE);
    await numberOf(page, '2').click();
    await expect(page).toHaveURL(`${ENGINE}#part-2`);
    await expect(rows(page).nth(1)).toBeInViewport();
    await rows(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL('/prodotti/testa-di-raffreddamento-21');
  });
});
