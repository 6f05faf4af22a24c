import { expect, type Page, test } from '@playwright/test';
import { answerProducts, madeUp } from './support/products.ts';

interface Facts {
  '@type': string;
  [name: string]: unknown;
}

/** What the head of the document tells search engines, by its type. */
async function factsOf(page: Page): Promise<Record<string, Facts>> {
  const scripts = page.locator('head script[type="application/ld+json"]');
  await expect(scripts).not.toHaveCount(0);
  const facts: Facts[] = (await scripts.allTextContents()).map((text) => JSON.parse(text));
  return Object.fromEntries(facts.map((fact) => [fact['@type'], fact]));
}

const meta = (page: Page, name: string) => page.locator(`head meta[property="${name}"], head meta[name="${name}"]`);

test('the homepage says which company this is', async ({ page }) => {
  await page.goto('/');
  await expect
    .poll(() => factsOf(page))
    .toMatchObject({
      Organization: { name: 'ROMBO POWER', legalName: 'Rombo Power S.r.l.', vatID: 'IT01234567890' },
      WebSite: { potentialAction: { '@type': 'SearchAction' } },
    });
});

for (const { address, names, home } of [
  { address: '/azienda', names: ['Home', 'La Nostra Azienda'], home: '/' },
  { address: '/prodotti', names: ['Home', 'Prodotti'], home: '/' },
  { address: '/en/products', names: ['Home', 'Products'], home: '/en' },
]) {
  test(`${address} says where it stands`, async ({ page, baseURL }) => {
    await page.goto(address);
    const itemListElement = [
      { position: 1, name: names[0], item: baseURL + home },
      { position: 2, name: names[1], item: baseURL + address },
    ];
    await expect.poll(() => factsOf(page)).toMatchObject({ BreadcrumbList: { itemListElement } });
  });
}

test('the catalogue lists its products for search engines, whatever their names hold', async ({ page }) => {
  const name = '</script><script>document.title = "broken"</script>';
  await answerProducts(page, [madeUp(1), madeUp(2, { name })]);
  await page.goto('/prodotti');
  await expect
    .poll(async () => (await factsOf(page)).ItemList)
    .toMatchObject({
      numberOfItems: 2,
      itemListElement: [{ name: 'Pistone 1', url: expect.stringMatching(/\/prodotti\/pistone-1$/) }, { name }],
    });
  await expect(page).toHaveTitle('I nostri prodotti | ROMBO POWER');
});

test('what a page says of itself goes with the visitor from page to page', async ({ page, baseURL }) => {
  await page.goto('/prodotti');
  // Before a page is hydrated, React does not know the tags of its head and cannot remove them.
  await factsOf(page);
  await page.getByRole('link', { name: 'Azienda', exact: true }).click();
  await expect(page).toHaveTitle('La Nostra Azienda | ROMBO POWER');
  await expect(meta(page, 'og:title')).toHaveAttribute('content', 'La Nostra Azienda | ROMBO POWER');
  await expect(meta(page, 'og:image')).toHaveAttribute('content', `${baseURL}/slides/share/company.jpg`);
  await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
  await expect(meta(page, 'twitter:image')).toHaveAttribute('content', `${baseURL}/slides/share/company.jpg`);
  await expect(meta(page, 'keywords')).toHaveAttribute('content', /motori RC da competizione/);
  await expect(meta(page, 'description')).toHaveAttribute('content', /Dal 2003/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/azienda`);
  await expect.poll(async () => Object.keys(await factsOf(page))).toEqual(['BreadcrumbList']);
  expect((await page.request.get('/slides/share/company.jpg')).headers()['content-type']).toBe('image/jpeg');
});

test('what is not for search engines tells them nothing', async ({ page }) => {
  await page.goto('/login');
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
