import { expectAccessible } from './checks.ts';
import { goBack, openHydrated } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { tap } from './support/touch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Ctrl+K leads to the field, in the sidebar and in the header', async ({ page }) => {
  const field = page.getByRole('combobox', { name: /Cerca nel catalogo|Search the catalogue/ });
  for (const [address, width] of [
    ['/azienda', 1280],
    ['/en/products/saetta-21-on-road', 1280],
    ['/prodotti', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, address);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(address);
  }
});

test('the search of a phone opens over the header with the focus in it; Escape and Back close it', async ({ page }) => {
  await openHydrated(page, '/azienda');
  const field = page.getByRole('combobox', { name: 'Cerca nel catalogo' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await tap(page.getByRole('button', { name: 'Cerca nel catalogo' }));
    await expect(field).toBeFocused();
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(true);
    await close();
    await expect(field).toBeHidden();
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false);
    await expect(page).toHaveURL(/\/azienda$/);
  }
  await tap(page.getByRole('button', { name: 'Cerca nel catalogo' }));
  await page.keyboard.type('rp r21 a02');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/RP-R21-A02/]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/azienda/);
  await goBack(page);
  await expect(page).toHaveURL(/\/azienda$/);
  expect(await page.evaluate(() => Boolean(history.state?.dialog)), 'one Back leaves the search').toBe(false);
});

test('the first result is above the fold of a phone and of a desk', async ({ page }) => {
  for (const address of ['/prodotti?q=candele', '/en/products?q=glow%20plug'])
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await expect(page.locator('main article h2').first()).toBeInViewport({ ratio: 1 });
    }
});
