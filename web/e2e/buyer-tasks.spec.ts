import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const languages = [
  {
    code: 'it',
    product: '/prodotti/saetta-21-pista',
    price: '489,00',
    whereToBuy: 'Dove comprarlo',
    sheet: /^Scheda tecnica \(PDF\)|^Scheda tecnica in italiano/,
    ask: 'Chiedi informazioni',
    message: 'Messaggio',
    menu: 'Apri il menu',
    search: 'Cerca nel catalogo',
    results: 'Risultati per «r21a02»',
  },
  {
    code: 'en',
    product: '/en/products/saetta-21-on-road',
    price: '489.00',
    whereToBuy: 'Where to buy',
    sheet: /^Spec sheet \(PDF\)|^Spec sheet in English/,
    ask: 'Ask about this product',
    message: 'Message',
    menu: 'Open the menu',
    search: 'Search the catalogue',
    results: 'Results for “r21a02”',
  },
];

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
};

for (const texts of languages) {
  const { code, product, price, whereToBuy, sheet, ask, message, menu, search, results } = texts;

  test(`the price is on the page, and who sells near Leeds is two taps away (${code})`, async ({ page }) => {
    await open(page, product);
    await expect(page.getByText(price)).toBeVisible();
    await page.getByRole('link', { name: whereToBuy }).tap();
    const country = page
      .getByRole('link', { name: /Regno Unito|United Kingdom/ })
      .or(page.getByRole('button', { name: /Regno Unito|United Kingdom/ }));
    await country.first().tap();
    await expect(page.getByText('14 Kirkstall Lane').first()).toBeInViewport();
  });

  test(`the data sheet is one tap away (${code})`, async ({ page }) => {
    await open(page, product);
    const link = page.getByRole('link', { name: sheet }).first();
    const address = await link.getAttribute('href');
    expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('application/pdf');
    const opened = page.waitForEvent('popup');
    await link.tap();
    await opened;
  });

  test(`a question is one tap away, and its form begins in the first screen (${code})`, async ({ page }) => {
    await open(page, product);
    await page.getByRole('link', { name: ask }).tap();
    await expect(page.getByRole('form').or(page.locator('main form')).first()).toBeInViewport();
    await expect(page.getByLabel(message)).toHaveValue(/RP-M21-P01/);
  });

  test(`the menu has a field for a search (${code})`, async ({ page }) => {
    await open(page, product);
    await page.getByRole('button', { name: menu }).tap();
    await page.getByRole('dialog').getByRole('searchbox', { name: search }).fill('r21a02');
    await page.keyboard.press('Enter');
    await expect(page.getByText(results)).toBeVisible();
  });
}

test('slash and Ctrl+K lead from every page to the field of the catalogue', async ({ page }) => {
  for (const [address, key] of [
    ['/azienda', '/'],
    ['/en/products/saetta-21-on-road', 'Control+k'],
  ] as const) {
    await open(page, address);
    await page.keyboard.press(key);
    await expect(page).toHaveURL(/\/(prodotti|products)$/);
    const field = page.getByRole('main').getByRole('combobox', { name: /Cerca nel catalogo|Search the catalogue/ });
    await expect(field).toBeFocused();
    await field.press('/');
    await expect(field).toHaveValue('/');
  }
});
