import { expect, test } from '@playwright/test';
import { pages } from '@rombo/shared/contract/pages';
import { checkPage } from '../checks.ts';

const PHONE = { width: 390, height: 844 };

for (const { address, title, country, search, nearest, nearestTitle, visit, alternate } of [
  {
    address: pages.dealers,
    title: 'Rivenditori',
    country: /^Regno Unito/,
    search: 'Cerca per città o nome',
    nearest: 'I più vicini a me',
    nearestTitle: 'Dal più vicino',
    visit: 'Visita pennine-model-cars.example',
    alternate: 'en',
  },
  {
    address: null,
    title: 'Dealers',
    country: /^United Kingdom/,
    search: 'Search by town or name',
    nearest: 'Nearest to me',
    nearestTitle: 'Nearest first',
    visit: 'Visit pennine-model-cars.example',
    alternate: 'it',
  },
] as const) {
  test.describe(title, () => {
    let path: string = pages.dealers;
    test.beforeEach(async ({ page }) => {
      if (address) return;
      await page.goto(pages.dealers);
      path = new URL((await page.locator('link[hreflang="en"]').getAttribute('href')) ?? '').pathname;
    });

    test('lists the shops by country, with their contacts, and says so to search engines', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6);
      await expect(main.locator('article')).toHaveCount(9);
      const leeds = main.locator('article', { hasText: 'Leeds' });
      await expect(leeds.getByRole('link', { name: '+44 113 000 0105' })).toHaveAttribute('href', 'tel:+441130000105');
      await expect(leeds.getByRole('link', { name: visit })).toHaveAttribute('rel', /noopener/);
      await expect(page.locator(`link[hreflang="${alternate}"]`)).toHaveCount(1);
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const graph = facts.map((text) => JSON.parse(text)).find((fact) => '@graph' in fact)?.['@graph'];
      expect(graph).toHaveLength(9);
      expect(graph).toContainEqual(
        expect.objectContaining({
          '@type': 'LocalBusiness',
          name: 'Pennine Model Cars',
          geo: { '@type': 'GeoCoordinates', latitude: 53.8149, longitude: -1.5876 },
        }),
      );
    });

    test('leads to a country with one tap on a phone', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await page.getByRole('link', { name: country }).click();
      await expect(page.getByText('Pennine Model Cars')).toBeInViewport();
      await expect(page.getByRole('link', { name: '+44 113 000 0105' })).toBeInViewport();
    });

    test('narrows the list by words, and sorts it by distance only when asked', async ({ page, context }) => {
      await page.goto(path);
      const shops = page.getByRole('main').locator('article');
      await page.getByLabel(search).fill('goteborg');
      await expect(shops).toHaveCount(1);
      await page.getByLabel(search).fill('nowhere');
      await expect(shops).toHaveCount(0);
      await page.getByLabel(search).fill('');
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 53.9, longitude: -1.5 });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.getByRole('button', { name: nearest }).click();
      await expect(page.getByRole('region', { name: nearestTitle }).locator('h3').first()).toHaveText(
        'Pennine Model Cars',
      );
      expect(requests.filter((request) => request.includes('53.9'))).toEqual([]);
    });

    test('has no fault that axe, the console or a narrow screen can show', async ({ page }) => {
      await checkPage(page, path, () => expect(page.getByRole('img', { name: /9/ })).toBeVisible());
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test('has every shop and the map, and no field that does nothing', async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('article')).toHaveCount(9);
        await expect(page.locator('main svg image')).toHaveAttribute('href', /world.*\.svg$/);
      });
    });
  });
}

for (const { product, buy, country } of [
  { product: '/prodotti/saetta-21-pista', buy: 'Dove comprarlo', country: /^Regno Unito/ },
  { product: '/en/prodotti/saetta-21-pista', buy: 'Where to buy', country: /^United Kingdom/ },
]) {
  test(`${product}: price and dealer near Leeds are two taps away on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(product);
    await expect(page.getByText(/489[.,]00/)).toBeVisible();
    await page.getByRole('link', { name: buy }).click();
    await page.getByRole('link', { name: country }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Leeds' })).toBeInViewport();
  });
}
