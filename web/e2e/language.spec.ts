import { listProducts } from './support/admin.ts';
import { openHydrated, waitForIdle } from './support/network.ts';
import { expect, test } from './support/test.ts';

const stored = (language: string) => `localStorage.setItem('language', '${language}')`;

test('the switcher goes to the English address, keeps the query and is remembered', async ({ page }) => {
  await openHydrated(page, '/prodotti?category=motori');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/products\?category=motori$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await openHydrated(page, '/prodotti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our products');
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(/\/prodotti$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I nostri prodotti');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('it');
});

test('on a product’s page the switcher leads straight to its address in the other language', async ({ page }) => {
  const [first, second] = (await listProducts(page.request)).filter(({ slugEn }) => slugEn);
  const english = page.getByRole('link', { name: 'English' });
  await page.goto(`/prodotti/${first?.slug}`);
  await expect(english).toHaveAttribute('href', `/en/products/${first?.slugEn}`);
  await page.goto('/prodotti');
  await page.getByRole('link', { name: second?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(`/prodotti/${second?.slug}`);
  await expect(english).toHaveAttribute('href', `/en/products/${second?.slugEn}`);
  const asked = new Set<string>();
  // The key of the history entry is set with replaceState, which is reported as a navigation too.
  page.on('framenavigated', (frame) => asked.add(new URL(frame.url()).pathname));
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(`/en/products/${second?.slugEn}`);
  expect([...asked].filter((path) => path.startsWith('/en/'))).toEqual([`/en/products/${second?.slugEn}`]);
});

test('a stored language is told to the edge on the first visit, and the next page comes in it', async ({ page }) => {
  const documents: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'document') documents.push(await response.text());
  });
  await page.addInitScript(stored('en'));
  await page.goto('/prodotti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our products');
  await expect(page).toHaveURL(/\/prodotti$/);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'language', value: 'en', path: '/', sameSite: 'Lax', httpOnly: false });

  await page.addInitScript(() => {
    const seen: (string | null | undefined)[] = [];
    Object.assign(window, { seen });
    const look = () => seen.push(document.querySelector('h1')?.textContent);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await waitForIdle(page);
  const titles = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.filter(Boolean));
  expect(new Set(titles).size).toBe(1);
  expect(documents.map((html) => /<html lang="(..)"/.exec(html)?.[1])).toEqual(['it', 'en']);
});

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('is offered the same page in English with its query, once', async ({ page }) => {
    await page.goto('/prodotti?category=motori');
    const offer = page.getByRole('complementary', { name: 'Language' });
    await expect(offer).toContainText('This page is also in English.');
    await expect(offer).toHaveAttribute('lang', 'en');
    await offer.getByRole('link', { name: 'Read it in English' }).click();
    await expect(page).toHaveURL(/\/en\/products\?category=motori$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our products');
    await expect(offer).toBeHidden();
  });

  test('is offered it once, on a line below the header of its first page, which stays in place', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const moves: PerformanceEntry[] = [];
      Object.assign(window, { moves });
      // A font that comes after the first paint moves the words of the line by some pixels (0.0001).
      const isSeen = (entry: PerformanceEntry) => (entry as PerformanceEntry & { value: number }).value > 0.001;
      const look = (list: PerformanceObserverEntryList) => moves.push(...list.getEntries().filter(isSeen));
      new PerformanceObserver(look).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/azienda');
    const offer = page.getByRole('complementary', { name: 'Language' });
    await expect.poll(() => offer.boundingBox()).toMatchObject({ x: 0, y: 64, height: 44 });
    await waitForIdle(page);
    expect(await page.evaluate(() => (window as unknown as { moves: unknown[] }).moves.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const top = document.querySelector('main')?.getBoundingClientRect().top;
        Object.assign(window, { drawn: { top, offers: document.querySelectorAll('aside[lang=en]').length } });
      }),
    );
    await openHydrated(page, '/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
    const { drawn, top, moves } = await page.evaluate(() => ({
      ...(window as unknown as { drawn: { top: number; offers: number }; moves: unknown[] }),
      top: document.querySelector('main')?.getBoundingClientRect().top,
    }));
    expect(drawn).toEqual({ top, offers: 1 });
    expect(moves).toEqual([]);
  });

  test('that stays in Italian is not asked in another session either', async ({ page, context }) => {
    await openHydrated(page, '/azienda');
    const offer = page.getByRole('complementary', { name: 'Language' });
    await offer.getByRole('button', { name: 'Stay in Italian' }).click();
    await expect(offer).toHaveCount(0);
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['language', 'it']]);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ language: 'it' });
    const other = await context.newPage();
    await other.goto('/news');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByRole('complementary', { name: 'Language' })).toHaveCount(0);
  });
});

test('what the cookie policy says is kept in a browser is all that is kept', async ({ page, context }) => {
  await openHydrated(page, '/cookies');
  await expect(page.getByRole('heading', { name: '__Host-session' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'language', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'contact-draft' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'What cookies are' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({ language: 'en' });
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['language', 'en']]);
  await expect(page.getByRole('heading', { name: 'scroll-positions' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.reload();
  expect(Object.keys(await page.evaluate(() => ({ ...sessionStorage })))).toEqual(['scroll-positions']);
});
