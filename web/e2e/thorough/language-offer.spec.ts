import { expect, test } from '@playwright/test';
import { listProducts } from '../support/admin.ts';

test.use({ locale: 'en-GB' });

test('an English browser is offered the same page in English, which it gets with its query', async ({ page }) => {
  await page.goto('/prodotti?category=motori');
  const offer = page.getByRole('complementary', { name: 'Language' });
  await expect(offer).toContainText('This page is also in English.');
  await expect(offer).toHaveAttribute('lang', 'en');
  await offer.getByRole('link', { name: 'Read it in English' }).click();
  await expect(page).toHaveURL(/\/en\/products\?category=motori$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our products');
  await expect(offer).toBeHidden();
});

test('the page of a product is offered at its English address', async ({ page }) => {
  const product = (await listProducts(page.request)).find(({ slugEn }) => slugEn);
  await page.goto(`/prodotti/${product?.slug}`);
  const link = page.getByRole('link', { name: 'Read it in English' });
  await expect(link).toHaveAttribute('href', `/en/products/${product?.slugEn}`);
});

test('who stays in Italian is not asked again', async ({ page }) => {
  await page.goto('/azienda');
  await page.getByRole('button', { name: 'Stay in Italian' }).click();
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Language' })).toBeHidden();
});

test.describe('an Italian browser', () => {
  test.use({ locale: 'it-IT' });

  test('is offered nothing', async ({ page }) => {
    await page.goto('/azienda');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary', { name: 'Language' })).toBeHidden();
  });
});
