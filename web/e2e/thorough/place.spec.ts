import { expect, type Page, test } from '@playwright/test';
import { drawnByBrowser } from '../support/drawn-by-browser.ts';
import { madeUp } from '../support/products.ts';

const PHONE = { width: 390, height: 844 };

const position = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = async (page: Page, top: number) => {
  const scroll = (y: number) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return window.scrollY;
  };
  // The page may still be on its way.
  await expect.poll(() => page.evaluate(scroll, top)).toBe(top);
  // A place is known once the scroll is over.
  await page.waitForTimeout(200);
};
const expectPosition = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await position(page)) - top), { timeout: 10_000 }).toBeLessThanOrEqual(2);

/** Opens a page and waits for the code that keeps positions. */
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
};

/** Where a part of the page is in the window. */
const topOf = (page: Page, selector: string, at: number) =>
  page
    .locator(selector)
    .nth(at)
    .evaluate((part) => part.getBoundingClientRect().top);

/** The same once cards have their own height instead of the estimated one, and their entry animation is over. */
const settledTopOf = async (page: Page, selector: string, at: number) => {
  let last = Number.NaN;
  const isSettled = async () => {
    const before = last;
    last = await topOf(page, selector, at);
    return last === before;
  };
  await expect.poll(isSettled, { intervals: [300] }).toBe(true);
  return last;
};

for (const [address, selector, at] of [
  ['/prodotti', 'article', 12],
  ['/privacy', 'main section', 6],
  ['/en/company', 'main li h2', 2],
  ['/prodotti/saetta-21-pista', 'main h2', 2],
] as const) {
  test(`${address} stays at its place when the language changes`, async ({ page }) => {
    await open(page, address);
    await page
      .locator(selector)
      .nth(at)
      .evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await settledTopOf(page, selector, at);
    const english = address.startsWith('/en');
    await page.getByRole('link', { name: english ? 'Italiano' : 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', english ? 'it' : 'en');
    await expect.poll(async () => Math.abs((await topOf(page, selector, at)) - before)).toBeLessThanOrEqual(2);
    expect(await position(page)).toBeGreaterThan(300);
  });
}

for (const [width, delay] of [
  [1280, 0],
  [1280, 1500],
  [390, 1500],
] as const) {
  test(`/privacy as the server drew it never jumps when the language changes, ${width} px wide, its text ${delay} ms late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/privacy');
    await page.waitForLoadState('networkidle');
    await page.route(/assets\/privacy-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
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
    if (width === 390) await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Controller' })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/privacy$/);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(Math.min(...seen)).toBeGreaterThan(700);
  });
}

test('a product stays in view while it comes in the other language', async ({ page }) => {
  await open(page, '/prodotti/saetta-21-pista');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/products/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await scrollTo(page, 700);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/products/saetta-21-on-road');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saetta .21 Pista');
  expect(await position(page)).toBeGreaterThan(600);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saetta .21 On-Road');
  expect(await position(page)).toBeGreaterThan(600);
});

test('on a phone a change of language closes the menu, and the page stays at its place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/prodotti');
  await scrollTo(page, 4000);
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our products');
  await expect(menu).toHaveCount(0);
  await expect.poll(async () => Math.abs((await position(page)) - 4000)).toBeLessThan(300);
});

test('Back leads to where one was, over a reload too, and a new page begins at its top', async ({ page }) => {
  await open(page, '/prodotti');
  const card = page.locator('article').nth(14);
  const link = card.getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await settledTopOf(page, 'article', 14);
  const expectCard = () =>
    expect.poll(async () => Math.abs((await topOf(page, 'article', 14)) - before)).toBeLessThanOrEqual(2);
  await link.click();
  await expect(page).toHaveURL(/\/prodotti\/[a-z0-9-]+$/);
  await expectPosition(page, 0);
  await scrollTo(page, 150);

  await page.goBack();
  await card.waitFor();
  await expectCard();
  await page.goForward();
  await expectPosition(page, 150);

  await page.reload();
  await expectPosition(page, 150);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.goBack();
  await card.waitFor();
  await expectCard();
  await page.reload();
  await expectCard();
});

test('the place is there again in a list that grows as one scrolls, however late its products come', async ({
  page,
}) => {
  const products = Array.from({ length: 240 }, (_, at) => madeUp(at));
  await drawnByBrowser(page);
  let late = 0;
  await page.route('**/api/products', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.fulfill({ json: products });
  });
  await open(page, '/prodotti');
  await page.locator('article').first().waitFor();
  const cards = page.locator('article');
  const grow = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return cards.count();
  };
  await expect.poll(grow).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Pistone 200', exact: true }).scrollIntoViewIfNeeded();
  const before = await settledTopOf(page, 'article', 200);
  await page.getByRole('link', { name: 'Azienda' }).first().click();
  await expect(page).toHaveURL(/\/azienda$/);
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  late = 1500;
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf(page, 'article', 200)) - before)).toBeLessThanOrEqual(2);
  await expect(page.getByRole('link', { name: 'Pistone 200', exact: true })).toBeInViewport();
});

test('who scrolls while the place is still to come is not brought back to it', async ({ page }) => {
  await open(page, '/prodotti');
  await scrollTo(page, 2300);
  await page.getByRole('link', { name: 'Azienda' }).first().click();
  await expect(page).toHaveURL(/\/azienda$/);
  // Before the reload: the page loads the list ahead.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/products', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I nostri prodotti');
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 100);
  letGo();
  await page.locator('article').nth(14).waitFor();
  await page.waitForTimeout(500);
  expect(await position(page)).toBeLessThan(1500);
});
