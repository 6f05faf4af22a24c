import { expect, test } from '../support/test.ts';

const BUGGY = 'Campionato del mondo IFMAR 1:8 E-Buggy';

test('the page of news leads to its items, its seasons and the engines that won', async ({ page }) => {
  await page.goto('/news');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: BUGGY })).toBeVisible();
  await main.getByRole('link', { name: 'La prova al banco entra in ogni scheda' }).click();
  await expect(page).toHaveURL(/\/news\/la-prova-al-banco-entra-in-ogni-scheda$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La prova al banco entra in ogni scheda');
  await main.getByRole('link', { name: /^Meno recente/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuono Corsa: tre luci rifinite a mano');
  await page.goBack();
  await page.goBack();
  await main.getByRole('navigation', { name: 'Stagioni' }).getByRole('link', { name: '2024' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stagione 2024');
  await expect(main.locator('ol > li h3')).toHaveText([
    'Trofeo Rombo, finale nazionale 1:8 buggy',
    'Sei ore di fine estate, 1:10 pista',
    'Gran premio di primavera, 1:8 pista',
  ]);
  await main.getByRole('link', { name: 'Tuono .21 Buggy Corsa' }).click();
  await expect(page).toHaveURL(/\/prodotti\/tuono-21-buggy-corsa$/);
});

test('a season keeps its place in the other language, and one without results is not found', async ({ page }) => {
  await page.goto('/news/2024');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/news\/2024$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2024 season');
  expect((await page.goto('/en/news/2019'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page names the latest win, and every page of news is there', async ({ page }) => {
    await page.goto('/');
    const win = page.getByRole('region', { name: 'L’ultima vittoria' });
    await expect(win).toContainText('Matteo Ravelli');
    await win.getByRole('link', { name: 'Tutti i risultati' }).click();
    await expect(page.getByRole('main').locator('section')).toHaveCount(4);
    await page.getByRole('link', { name: 'Tuono Corsa: tre luci rifinite a mano' }).click();
    await expect(page.getByRole('link', { name: 'Tuono .21 Buggy Corsa' })).toBeVisible();
  });
});
