import { expectAccessible } from '../checks.ts';
import { bodyOf, opened } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const ADDRESS = '/rivenditori';

test('words narrow the list, and distance sorts it without leaving the browser', async ({ page, context }) => {
  await page.goto(ADDRESS);
  const shops = page.getByRole('main').locator('article');
  await expect(shops).toHaveCount(9);
  const search = page.getByLabel('Cerca per città o nome');
  await search.fill('goteborg');
  await expect(shops).toHaveCount(1);
  await search.fill('nowhere');
  await expect(shops).toHaveCount(0);
  await search.fill('');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 53.9, longitude: -1.5 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${bodyOf(request)}`));
  await page.getByRole('button', { name: 'I più vicini a me' }).click();
  await expect(page.getByRole('region', { name: 'Dal più vicino' }).locator('h3').first()).toHaveText(
    'Pennine Model Cars',
  );
  expect(requests.filter((request) => request.includes('53.9'))).toEqual([]);
});

test('a town, postcode or country finds the nearest, in miles in the United Kingdom', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await opened(page, '/en/dealers');
  expect(asked.filter((address) => address.includes('/assets/places'))).toEqual([]);
  const search = page.getByLabel('Search by town or name');
  const first = page.getByRole('main').locator('article').first();
  for (const [words, heading, text] of [
    ['Manchester', 'Nearest first: Manchester', 'United Kingdom, 35 milesTue–Sat 10:00–\u206017:30'],
    ['OX1', 'Nearest first: OX1 (Oxford)', 'ReadingUnited Kingdom, '],
    ['England', 'Nearest first: England', 'United Kingdom'],
    ['Austria', 'Nearest first: Austria', 'Germany'],
    ['Antwerp', 'Nearest first: Antwerp', 'km'],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('region', { name: heading, exact: true })).toBeVisible();
    await expect(first).toContainText(text);
  }
  await search.fill('UK');
  await expect(page.getByRole('main').locator('article')).toHaveCount(2);
  await expectAccessible(page);
});

test('the list stands before the map on a phone, a dot leads to its shop, and the product stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page, '/rivenditori?prodotto=saetta-21-pista');
  await expect(page.getByRole('link', { name: 'Cerchi un negozio per Saetta .21 Pista RP-M21-P01' })).toBeVisible();
  const dot = page.getByRole('link', { name: 'Pennine Model Cars, Leeds' });
  const shop = page.getByRole('main').locator('article', { hasText: 'Pennine Model Cars' });
  expect((await shop.boundingBox())?.y).toBeLessThan((await dot.boundingBox())?.y ?? 0);
  await dot.click();
  await expect(shop).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Cerchi un negozio/ }).click();
  await expect(page).toHaveURL(/\/prodotti\/saetta-21-pista$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every shop and the map are there, and no field that does nothing', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.locator('article')).toHaveCount(9);
    await expect(page.locator('main svg image')).toHaveAttribute('href', /world.*\.svg$/);
    await expect(page.getByLabel('Cerca per città o nome')).toBeHidden();
  });
});
