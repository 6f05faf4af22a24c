import { expect, test } from '@playwright/test';
import { listProducts } from './support/admin.ts';
import { answerProducts, madeUp } from './support/products.ts';

const stored = (language: string) => `localStorage.setItem('language', '${language}')`;

test('the switcher goes to the English address, keeps the query and is remembered', async ({ page }) => {
  await page.goto('/prodotti?category=motori');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/products\?category=motori$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/prodotti');
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
  const asked: string[] = [];
  page.on('framenavigated', (frame) => asked.push(new URL(frame.url()).pathname));
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(`/en/products/${second?.slugEn}`);
  expect(new Set(asked)).toEqual(new Set([`/en/products/${second?.slugEn}`]));
});

test.describe('a stored language', () => {
  for (const [value, title] of [
    ['en', 'Our products'],
    ['it', 'I nostri prodotti'],
    ['qq', 'I nostri prodotti'],
  ] as const) {
    test(`of ${value} shows ${title}`, async ({ page }) => {
      await page.addInitScript(stored(value));
      await page.goto('/prodotti');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }

  test('is told to the edge on the first visit, and the next page comes in it: nothing is drawn in the other one', async ({
    page,
  }) => {
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
    await page.waitForLoadState('networkidle');
    const titles = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.filter(Boolean));
    expect(new Set(titles).size).toBe(1);
    expect(documents.map((html) => /<html lang="(..)"/.exec(html)?.[1])).toEqual(['it', 'en']);
  });

  test('of the cookie alone is enough, and the switcher changes both', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/azienda');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our company');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/en/company`);
    await page.getByRole('link', { name: 'Italiano' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Nostra Azienda');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Nostra Azienda');
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'language', value: 'it' });
  });

  test('gives way to the language of an English address', async ({ page }) => {
    await page.addInitScript(stored('it'));
    await page.goto('/en/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our products');
  });
});

for (const [path, foreign] of [
  ['/azienda', 'Skip to content'],
  ['/en/company', 'Vai al contenuto'],
] as const) {
  test(`${path} does not load the frame's texts in the other language`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(3);
    expect((await Promise.all(scripts)).filter((script) => script.includes(foreign))).toEqual([]);
  });
}

test('a language whose texts cannot be loaded leaves the visitor where they are', async ({ page }) => {
  await page.goto('/azienda', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/en-/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'English' }).click();
  await failed;
  await expect(page).toHaveURL(/\/azienda$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Nostra Azienda');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
});

test('English pages say which texts of products are Italian, and load errors are English', async ({ page }) => {
  const english = { name: 'Piston 2', description: 'A coated alloy piston.' };
  await answerProducts(page, [madeUp(1), madeUp(2, { translations: { en: english } })]);
  await page.goto('/en/products');
  const names = page.locator('article').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Pistone 1', 'Piston 2']);
  await expect(names.first()).toHaveAttribute('lang', 'it');
  await expect(names.last()).not.toHaveAttribute('lang');
  await page.route('**/api/products', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Loading error' })).toBeVisible();
  await expect(page.getByText('The products could not be loaded. Please try again later.')).toBeVisible();
});
