import { bodyOf } from '../support/network.ts';
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every shop and the map are there, and no field that does nothing', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.locator('article')).toHaveCount(9);
    await expect(page.locator('main svg image')).toHaveAttribute('href', /world.*\.svg$/);
    await expect(page.getByLabel('Cerca per città o nome')).toBeHidden();
  });
});
