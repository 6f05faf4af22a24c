import { opened } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { tap } from './support/touch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('price, data sheet, question and search are one tap away, a dealer near Leeds two', async ({ page }) => {
  await opened(page, '/en/products/saetta-21-on-road');
  await expect(page.getByText('489.00')).toBeVisible();
  const sheet = page.getByRole('link', { name: /^Spec sheet \(PDF\)|^Spec sheet in English/ }).first();
  const file = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  const popup = page.waitForEvent('popup');
  await tap(sheet);
  await (await popup).close();

  await tap(page.getByRole('link', { name: 'Ask about this product' }));
  await expect(page.getByRole('form').or(page.locator('main form')).first()).toBeInViewport();
  await expect(page.getByLabel('Message')).toHaveValue(/RP-M21-P01/);
  await page.goBack();

  await tap(page.getByRole('link', { name: 'Where to buy' }));
  const name = 'United Kingdom';
  await tap(page.getByRole('link', { name }).or(page.getByRole('button', { name })).first());
  await expect(page.getByText('14 Kirkstall Lane').first()).toBeInViewport();

  await tap(page.getByRole('button', { name: 'Open the menu' }));
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Search the catalogue' }).fill('r21a02');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Results for “r21a02”')).toBeVisible();
});

test('slash and Ctrl+K lead from every page to the field of the catalogue', async ({ page }) => {
  for (const [address, key] of [
    ['/azienda', '/'],
    ['/en/products/saetta-21-on-road', 'Control+k'],
  ] as const) {
    await opened(page, address);
    await page.keyboard.press(key);
    await expect(page).toHaveURL(/\/(prodotti|products)$/);
    const field = page.getByRole('main').getByRole('combobox', { name: /Cerca nel catalogo|Search the catalogue/ });
    await expect(field).toBeFocused();
    await field.press('/');
    await expect(field).toHaveValue('/');
  }
});
