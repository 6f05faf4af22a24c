import { expect, test } from '@playwright/test';
import { expectAccessible, watch } from '../checks.ts';

const pages = [
  { address: '/turbine', catalogue: /^Il catalogo/, to: '/prodotti' },
  { address: '/en/turbines/v8', catalogue: /^The catalogue/, to: '/en/products' },
];

for (const { address, catalogue, to } of pages) {
  test(`${address} is a 404 with a way on, and has no fault`, async ({ page }) => {
    const faults = watch(page);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle('404 Page Not Found | ROMBO POWER');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // The browser itself notes that the document was a 404, as it should be.
    expect(faults.filter((fault) => !fault.includes('404 (Not Found)'))).toEqual([]);
    await page.getByRole('link', { name: catalogue }).click();
    await expect(page).toHaveURL((url) => url.pathname === to);
  });
}

test('the bearing runs down by itself, and stands still for those who asked for less motion', async ({ page }) => {
  const cage = page.locator('svg .cage');
  const running = () => cage.evaluate((element) => element.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/turbine');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await running()).toBe(1);
  await cage.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await running()).toBe(0);
});
