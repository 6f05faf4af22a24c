import { expect, test } from '@playwright/test';
import { pages } from '@rombo/shared/pages';
import { watch } from './checks.ts';

const paths = Object.values<string>(pages).filter(
  (path) => !path.includes('{') && !['/admin', '/login'].includes(path),
);
const addresses = paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);

test('every page is taken up as the server drew it: nothing complains, is drawn anew or asked for again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults = watch(page);
  page.on('request', (request) => {
    if (request.url().includes('/api/')) faults.push(`${page.url()} asked ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-drawn', ''));
  });
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('h1[data-drawn]'), address).toBeVisible();
    await expect(page.locator('h1'), address).toHaveCount(1);
  }
  expect(faults).toEqual([]);
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
    expect(await page.locator('article').count()).toBeGreaterThan(20);
    await page.goto('/en/privacy');
    expect(await page.locator('main section').count()).toBeGreaterThan(8);
  });
});
