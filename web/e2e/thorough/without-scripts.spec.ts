import { expect, test } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
const PRODUCT = '/prodotti/tuono-21-buggy-corsa';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/en');
    const button = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Main navigation' });
    await button.click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toHaveCount(0);
    await button.click();
    await menu.getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(/\/en\/products$/);
    await page.getByRole('link', { name: /^Tuned pipes/ }).click();
    await expect(page).toHaveURL(/\/en\/products\?category=marmitte$/);
  });

  test('a product shows each picture, and no button does nothing', async ({ page, request }) => {
    for (const address of ['/', '/prodotti', PRODUCT]) {
      await page.goto(address);
      // A form that is sent to an address works without scripts.
      const idle = page.getByRole('main').locator('button:not(:has(img), form[action] [type=submit]):visible');
      await expect(idle, address).toHaveCount(0);
    }
    const second = await page.getByRole('link', { name: 'Foto 2 di' }).getAttribute('href');
    expect((await request.get(second ?? '')).headers()['content-type']).toMatch(/^image\//);
  });

  test('the catalogue is searched by words and by engine', async ({ page }) => {
    await page.goto('/prodotti');
    await page.getByRole('combobox', { name: 'Cerca nel catalogo' }).fill('r21a02');
    await page.getByRole('button', { name: 'Cerca' }).click();
    await expect(page).toHaveURL(/\/prodotti\?q=r21a02$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByLabel('Che motore hai?').selectOption('Bora .21 GT');
    await page.getByRole('button', { name: 'Mostra i ricambi' }).click();
    await expect(page).toHaveURL(/\/prodotti\?fits=bora-21-gt$/);
    await expect(page.getByText('Ricambi e accessori per Bora .21 GT')).toBeVisible();
  });
});

for (const [address, words] of [
  ['/contatti', 'Il modulo non può partire'],
  ['/en/contact', 'The form cannot be sent'],
] as const) {
  // Playwright's Chromium runs no scripts where it is told so, and draws no <noscript> all the same.
  test(`${address} says where scripts are off that the form cannot be sent, and how to write instead`, async ({
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const [, said = ''] = /<form.*?<noscript>(.*?)<\/noscript>.*?<\/form>/s.exec(html) ?? [];
    expect(said).toContain(words);
    expect(said).toContain('<a href="mailto:info@rombopower.example">info@rombopower.example</a>');
  });
}
