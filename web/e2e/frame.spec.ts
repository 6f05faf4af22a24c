import { openHydrated } from './support/network.ts';
import { expect, type Page, test } from './support/test.ts';

test('a new page has the focus on its heading, and its first stop skips to the content @engine', async ({ page }) => {
  await openHydrated(page, '/prodotti');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Contatti' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Contatti | ROMBO POWER');
});

test('what has the focus is below the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/prodotti');
  await page.getByRole('article').nth(8).getByRole('link').first().focus();
  const top = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
  for (let step = 0; step < 16; step++) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(top).toBeGreaterThanOrEqual(64);
  }
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: 'Apri il menu' }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the focus frame of the search is as large as its field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/azienda');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveCSS('outline-width', '2px');
  await expect(field).toHaveCSS('outline-offset', '-2px');
});

/** Tags that change on client-side navigation, and tags for crawlers, which stay as rendered by the server. */
const own = 'head > title, meta[name=description], meta[name=keywords], link[rel=canonical], link[rel=alternate]';
const crawlerTags = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/** Returns the tags in the document, and in the server's page at the same address. */
const tagsOf = (page: Page, selectors: string) =>
  page.evaluate(async (wanted) => {
    const read = (html: Document) => [...html.querySelectorAll(wanted)].map((tag) => tag.outerHTML).sort();
    const served = await (await fetch(window.location.href)).text();
    return { browser: read(document), server: read(new DOMParser().parseFromString(served, 'text/html')) };
  }, selectors);

const expectSameHead = (page: Page) =>
  expect(async () => {
    const { browser, server } = await tagsOf(page, own);
    expect(browser).toEqual(server);
    expect(new Set(browser).size).toBe(browser.length);
    expect(browser.filter((tag) => /<title|canonical|"description"|"x-default"/.test(tag))).toHaveLength(4);
  }).toPass({ timeout: 15_000 });

for (const [code, address, away] of [
  ['it', '/prodotti?category=motori', 'Azienda'],
  ['en', '/en/products/saetta-21-on-road', 'Contact'],
] as const) {
  test(`the head names the page in both languages, each tag once, after a tap and Back too: ${address}`, async ({
    page,
    baseURL,
  }) => {
    await openHydrated(page, address);
    await expectSameHead(page);
    const first = await tagsOf(page, crawlerTags);
    expect(first.browser).toEqual(first.server);
    expect(new Set(first.browser).size).toBe(first.browser.length);
    expect(first.browser.filter((tag) => /"og:(title|description|url|image)"/.test(tag))).toHaveLength(4);
    const link = (selector: string) => page.locator(`link${selector}`);
    await expect(link('[rel=canonical]')).toHaveAttribute('href', baseURL + address.replace(/\?.*/, ''));
    await expect(link(`[hreflang=${code}]`)).toHaveAttribute('href', baseURL + address.replace(/\?.*/, ''));
    const title = await page.title();
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);

    await page.getByRole('navigation').getByRole('link', { name: away, exact: true }).first().click();
    await expect(page).not.toHaveTitle(title);
    await expectSameHead(page);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expectSameHead(page);
    expect((await tagsOf(page, crawlerTags)).browser).toEqual(first.server);
  });
}
