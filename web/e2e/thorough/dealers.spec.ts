import { expectAccessible } from '../checks.ts';
import { bodyOf, openHydrated } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test('the nearest dealers come first, from the visitor’s position, which is not sent, or from a typed town', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 53.9, longitude: -1.5 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${bodyOf(request)}`));
  await openHydrated(page, '/en/dealers');
  expect(requests.filter((request) => request.includes('/assets/places'))).toEqual([]);
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  const first = page.getByRole('main').locator('article').first();
  await expect(first).toContainText('Pennine Model Cars');
  expect(requests.filter((request) => request.includes('53.9'))).toEqual([]);
  await page.getByLabel('Search by town or name').fill('Manchester');
  await expect(page.getByRole('region', { name: 'Nearest first: Manchester', exact: true })).toBeVisible();
  await expect(first).toContainText('United Kingdom, 35 miles');
  await expectAccessible(page);
});

test('on a phone the list precedes the map, a dot leads to its dealer, the product is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/rivenditori?prodotto=saetta-21-pista');
  await expect(page.getByRole('link', { name: 'Cerchi un negozio per Saetta .21 Pista RP-M21-P01' })).toBeVisible();
  const dot = page.getByRole('link', { name: 'Pennine Model Cars, Leeds' });
  const shop = page.getByRole('main').locator('article', { hasText: 'Pennine Model Cars' });
  const isAbove = async () => ((await shop.boundingBox())?.y ?? 0) < ((await dot.boundingBox())?.y ?? 0);
  await expect.poll(isAbove).toBe(true);
  await dot.click();
  await expect(shop).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Cerchi un negozio/ }).click();
  await expect(page).toHaveURL(/\/prodotti\/saetta-21-pista$/);
});

test.describe('in Stuttgart', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('Germany is marked on a page that is loaded, and first after a link', async ({ page }) => {
    await openHydrated(page, '/rivenditori');
    const countries = page.getByRole('navigation', { name: 'Paesi' }).getByRole('link');
    await expect(countries.and(page.locator('[aria-current]'))).toHaveText(/Germania/);
    await expect(countries.first()).toHaveText(/Italia/);
    await openHydrated(page, '/contatti');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rivenditori' }).click();
    await expect(countries.first()).toHaveText(/Germania/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every shop and the map are there, and no field that does nothing', async ({ page }) => {
    await page.goto('/rivenditori');
    await expect(page.locator('article')).toHaveCount(9);
    await expect(page.locator('main svg image')).toHaveAttribute('href', /world.*\.svg$/);
    await expect(page.getByLabel('Cerca per città o nome')).toBeHidden();
  });
});
