import { goBack, openHydrated } from '../support/network.ts';
import { expect, type Page, settled, test } from '../support/test.ts';
import { pinch, tap } from '../support/touch.ts';

const ENGINE = '/prodotti/tuono-21-buggy';

const section = (page: Page) => page.getByRole('region', { name: /^(Esploso|Exploded view)$/ });
const rows = (page: Page) => section(page).locator('tr:has(td)');
/** Names the part that was touched. */
const caption = (page: Page) => section(page).locator('div:has(> button) > div');
/** The part itself, in the drawing. */
const partOf = (page: Page, number: string) =>
  section(page)
    .locator('svg a')
    .filter({ has: page.locator('text', { hasText: new RegExp(`^${number}$`) }) })
    .locator('[data-hit]:not([data-disc])');
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

test('in a low window the numbers stay in the margins of the drawing @engine', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openHydrated(page, ENGINE);
  const drawing = section(page).getByRole('region', { name: 'Tuono .21 Buggy' });
  await drawing.scrollIntoViewIfNeeded();
  const placesIn = (frame: Element) => {
    const all = frame.getBoundingClientRect();
    const picture = frame.querySelector('img')?.getBoundingClientRect() ?? all;
    const numbers = [...frame.querySelectorAll('svg a text')].map((text) => text.getBoundingClientRect());
    const isInside = ({ x, y, right, bottom }: DOMRect) =>
      x >= all.x && y >= all.y && right <= all.right && bottom <= all.bottom;
    return {
      above: numbers.filter(({ bottom }) => bottom <= picture.y).length,
      below: numbers.filter(({ y }) => y >= picture.bottom).length,
      outside: numbers.filter((place) => !isInside(place)).length,
    };
  };
  await expect.poll(() => drawing.evaluate(placesIn)).toEqual({ above: 8, below: 8, outside: 0 });
});

test('a part that is not in the catalogue leads to a question about it', async ({ page }) => {
  await openHydrated(page, ENGINE);
  await rows(page).filter({ hasText: 'Carter' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/contatti\?cerca=/);
  await expect(page.getByLabel(/^Messaggio/)).toHaveValue(/carter, tuono \.21 buggy/);
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the drawing stands upright, and the page is less than 5,500 px high', async ({ page }) => {
    await openHydrated(page, ENGINE);
    const drawing = section(page).getByRole('region', { name: 'Tuono .21 Buggy' });
    expect((await drawing.boundingBox())?.height).toBeGreaterThanOrEqual(640);
    const { width, height } = await page.evaluate(() => {
      const { scrollWidth: width, scrollHeight: height } = document.documentElement;
      return { width, height };
    });
    expect(width).toBeLessThanOrEqual(390);
    expect(height).toBeLessThan(5500);
    // Rows whose name is on one line.
    const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBe(44);
  });

  test('the first touch of a number or a part names it, the second goes to it', async ({ page }) => {
    await openHydrated(page, ENGINE);
    await numberOf(page, '2').scrollIntoViewIfNeeded();
    await tap(numberOf(page, '2'));
    await expect(caption(page)).toContainText(/2\. Testa di raffreddamento .*RP-R21-T01.*42,00.€.*Pronta consegna/);
    await expect(caption(page)).toBeInViewport();
    await tap(partOf(page, '3'));
    await expect(caption(page)).toContainText('3. Sottotesta');
    await tap(partOf(page, '3'));
    await expect(page).toHaveURL('/prodotti/sottotesta-21-oro-e-rosso');
  });

  test('the drawing fills the screen and is enlarged; Back from a part leads to its page @engine', async ({ page }) => {
    await openHydrated(page, ENGINE);
    await page.getByRole('button', { name: 'Ingrandisci il disegno' }).click();
    const dialog = page.getByRole('dialog', { name: 'Esploso: Tuono .21 Buggy' });
    const drawing = dialog.getByRole('img', { name: 'Tuono .21 Buggy' });
    const first = dialog.locator('svg [data-disc]:not([data-hit])').first();
    await expect(first).toBeVisible();
    // The dialog moves while it opens.
    await dialog.evaluate((it) => Promise.all(it.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    const before = await first.boundingBox();
    const { width: whole = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(550);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status')).toContainText('1. Candele turbo .21');
    await page.keyboard.press('+');
    await expect(dialog.getByRole('button', { name: 'Riduci' })).toBeVisible();
    await settled(async () => (await first.boundingBox())?.x ?? 0);
    const after = await first.boundingBox();
    expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
    expect(after?.x).not.toBeCloseTo(before?.x ?? 0, 0);
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
    await dialog.getByRole('button', { name: 'Riduci' }).click();
    await expect(dialog.getByRole('button', { name: 'Ingrandisci' })).toBeVisible();
    await pinch(drawing, 30, 70);
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(1.5 * whole);
    expect((await first.boundingBox())?.width).toBeCloseTo(before?.width ?? 0, 0);
    await dialog.getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL(/candele-turbo-21/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await goBack(page);
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
