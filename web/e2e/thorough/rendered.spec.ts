import { expect, type Page, test } from '@playwright/test';
import { PAGE_SIZE } from '@rombo/shared/collections/catalogue';
import { pages } from '@rombo/shared/contract/pages';
import { localized } from '@rombo/shared/words/languages';
import { watch } from '../checks.ts';
import { loadNothingAhead } from '../support/connection.ts';

const paths = Object.values<string>(pages).filter(
  (path) => !path.includes('{') && !['/admin', '/login'].includes(path),
);
const PRODUCT = '/prodotti/tuono-21-buggy-corsa';
const addresses = [...paths, PRODUCT].flatMap((path) => [path, localized('en', path)]);

/** Collects what a page that carries its data should not do, and marks the heading that the server drew. */
async function watchHydration(page: Page): Promise<string[]> {
  // What the next page needs is asked for ahead of it; here only what this page needs.
  await loadNothingAhead(page);
  const faults = watch(page);
  page.on('request', (request) => {
    if (request.url().includes('/api/')) faults.push(`${page.url()} asked ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-drawn', ''));
  });
  return faults;
}

test('every page is taken up as the server drew it: nothing complains, is drawn anew or asked for again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults = await watchHydration(page);
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('h1[data-drawn]'), address).toBeVisible();
    await expect(page.locator('h1'), address).toHaveCount(1);
  }
  // The page of an engine reads the data of its parts once it is taken up.
  expect(faults.filter((fault) => !/\/(prodotti|products)\/\S+ asked \S+\/api\/products\/[\w-]+$/.test(fault))).toEqual(
    [],
  );
});

for (const address of [PRODUCT, localized('en', PRODUCT)])
  test(`${address} keeps the parts that the server drew while their code and data come`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const section of document.querySelectorAll('#parts')) section.setAttribute('data-drawn', '');
      });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('#parts[data-drawn]')).toBeVisible();
  });

test('a stored language changes the words of a page that was rendered in the other one, and nothing else', async ({
  page,
}) => {
  const faults = await watchHydration(page);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  for (const [address, heading] of [
    ['/prodotti?category=motori', 'Our products'],
    [PRODUCT, 'Tuono .21 Buggy Corsa'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1[data-drawn]')).toHaveText(heading);
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  }
  // A page carries its products in one language: the catalogue reads them again in the other, an engine's page its parts.
  const products = `asked ${new URL('/api/products', page.url())}`;
  expect(faults.filter((fault) => !fault.includes(products))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every page reads completely, in its language', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.locator('html'), address).toHaveAttribute('lang', address.startsWith('/en') ? 'en' : 'it');
      await expect(page.getByRole('contentinfo'), address).toContainText('Rombo Power S.r.l.');
    }
    await page.goto('/prodotti');
    await expect(page.locator('article')).toHaveCount(PAGE_SIZE);
    const names = await page.locator('article h2').allTextContents();
    await page.getByRole('link', { name: 'Mostra altri prodotti' }).click();
    await expect(page).toHaveURL(/\/prodotti\?page=2$/);
    await expect(page.locator('article')).toHaveCount(PAGE_SIZE);
    for (const name of await page.locator('article h2').allTextContents()) expect(names).not.toContain(name);
    await page.goto('/en/privacy');
    expect(await page.locator('main section').count()).toBeGreaterThan(8);
  });

  test('the catalogue is narrowed, and leads to a product with everything that is known of it', async ({ page }) => {
    await page.goto('/prodotti');
    await page.getByRole('link', { name: /^Marmitte/ }).click();
    await expect(page).toHaveURL(/\/prodotti\?category=marmitte$/);
    await expect(page.getByRole('link', { name: /^Marmitte/ })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: /^2\.1cc/ }).click();
    await expect(page).toHaveURL(/\?category=marmitte&subcategory=2\.1cc$/);
    const count = await page.getByRole('link', { name: /^2\.1cc/ }).textContent();
    await expect(page.locator('article')).toHaveCount(Number(count?.replace('2.1cc', '')));
    await page.locator('article').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/prodotti\/[a-z0-9-]+$/);
    await expect(page.getByRole('table').getByRole('row').first()).toContainText('RP-');
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Nella stessa categoria' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chiedi informazioni' })).toBeVisible();
  });
});
