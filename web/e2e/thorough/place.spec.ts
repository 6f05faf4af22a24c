import { mockProduct } from '../support/mock-data.ts';
import { disableServerRendering, goBack, setConnection, waitForIdle } from '../support/network.ts';
import { expect, type Page, settled, test } from '../support/test.ts';

const position = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = async (page: Page, top: number) => {
  const scroll = (y: number) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return window.scrollY;
  };
  await expect.poll(() => page.evaluate(scroll, top)).toBe(top);
  // The position is stored at the end of a scroll, whose event comes with the next frame.
  await page.evaluate(
    () => new Promise((stored) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(stored, 200)))),
  );
};
const expectPosition = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await position(page)) - top), { timeout: 10_000 }).toBeLessThanOrEqual(2);
const isManual = (page: Page) => expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');

// Links are activated by keyboard: a click makes Firefox's driver scroll them to the middle of the viewport.

/** Opens a page on a fast connection, where lists grow by themselves, and waits for the code that stores positions. */
const open = async (page: Page, address: string) => {
  await setConnection(page, { effectiveType: '4g' });
  await page.goto(address);
  await isManual(page);
};

const cardAt = (page: Page, at: number) => page.locator('article').nth(at);
const topOf = (page: Page, at: number) => cardAt(page, at).evaluate((part) => part.getBoundingClientRect().top);

/** Returns the distance of a card from the top, once cards have their real height and their entry animation has ended. */
const settledTopOf = (page: Page, at: number) => settled(() => topOf(page, at));
const expectTop = (page: Page, at: number, top: number) =>
  expect.poll(async () => Math.abs((await topOf(page, at)) - top)).toBeLessThanOrEqual(2);

const delay = (page: Page, address: string | RegExp) =>
  page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });

test('the catalogue stays at its place when the language changes @engine', async ({ page }) => {
  await open(page, '/prodotti');
  await cardAt(page, 12).evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const before = await settledTopOf(page, 12);
  await page.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectTop(page, 12, before);
  expect(await position(page)).toBeGreaterThan(300);
});

test('a page never jumps while its other language is loading; the menu of a phone closes @engine', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/privacy');
  await waitForIdle(page);
  await delay(page, /assets\/policies-/);
  await scrollTo(page, 900);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      seen.push(window.scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('button', { name: 'Apri il menu' }).press('Enter');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Controller' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/privacy$/);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(Math.min(...seen)).toBeGreaterThan(700);
});

test('Back leads to where one was, over a reload too, and a new page begins at its top @engine', async ({ page }) => {
  await open(page, '/prodotti');
  const card = page.locator('article').nth(14);
  const link = card.getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await settledTopOf(page, 14);
  await link.press('Enter');
  await expect(page).toHaveURL(/\/prodotti\/[a-z0-9-]+$/);
  await expectPosition(page, 0);
  await scrollTo(page, 150);

  await goBack(page);
  await card.waitFor();
  await expectTop(page, 14, before);
  await page.evaluate(() => history.forward());
  await expectPosition(page, 150);

  await page.reload();
  await expectPosition(page, 150);
  await isManual(page);
  await goBack(page);
  await card.waitFor();
  await expectTop(page, 14, before);
  await page.reload();
  await expectTop(page, 14, before);
});

test('the place in a list that grows by scrolling returns, however late products come @engine', async ({ page }) => {
  const products = Array.from({ length: 240 }, (_, at) => mockProduct(at));
  await disableServerRendering(page);
  let late = 0;
  await page.route('**/api/products', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.fulfill({ json: products });
  });
  await open(page, '/prodotti');
  await page.locator('article').first().waitFor();
  const grow = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return page.locator('article').count();
  };
  await expect.poll(grow).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Pistone 200', exact: true }).scrollIntoViewIfNeeded();
  const before = await settledTopOf(page, 200);
  await page.getByRole('link', { name: 'Azienda' }).first().click();
  await expect(page).toHaveURL(/\/azienda$/);
  await page.reload();
  await isManual(page);
  late = 1500;
  await goBack(page);
  await expectTop(page, 200, before);
  await expect(page.getByRole('link', { name: 'Pistone 200', exact: true })).toBeInViewport();
});
