import { expectAccessibleAtWidths } from '../checks.ts';
import { openMocked } from '../support/panel.ts';
import { checkScreens, otherScreens } from '../support/screens.ts';
import { expect, type Locator, test } from '../support/test.ts';

checkScreens(otherScreens);

test('an unknown address has no fault, and a way on', async ({ page }) => {
  await page.goto('/en/turbines/v8');
  await expectAccessibleAtWidths(page, 320);
  await page.getByRole('link', { name: /^The catalogue/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/en/products');
});

const edgesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return { left, right: innerWidth - right, bottom: innerHeight - bottom };
  });

test('a phone with a notch covers nothing, upright and on its side', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const turn = async (width: number, height: number, insets: Record<string, number>) => {
    await page.setViewportSize({ width, height });
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  };
  await page.goto('/prodotti/saetta-21-pista');
  await turn(844, 390, { left: 47, right: 47, bottom: 21 });
  for (const locator of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'ROMBO POWER, torna alla home' }).filter({ visible: true }).first(),
    page.getByRole('button', { name: 'Apri il menu' }),
    page.getByRole('contentinfo').locator('p').first(),
  ]) {
    const narrowest = async () => {
      const { left, right } = await edgesOf(locator);
      return Math.min(left, right);
    };
    await expect.poll(narrowest).toBeGreaterThanOrEqual(47);
  }
  await turn(390, 844, { bottom: 34 });
  await page.getByRole('button', { name: 'Confronta' }).first().click();
  const lowest = page.getByRole('complementary').getByRole('button').last();
  await expect.poll(async () => (await edgesOf(lowest)).bottom).toBeGreaterThanOrEqual(34);
});

test('the bar of a form stays above a keyboard that is laid over the page, as in Safari', async ({ page }) => {
  await openMocked(page, 'prodotti');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/prodotti/nuovo');
  const save = page.getByRole('button', { name: 'Crea prodotto' });
  await expect(save).toBeVisible();
  await page.evaluate(() => Object.defineProperty(visualViewport, 'height', { value: innerHeight - 336 }));
  const bottomAbove = async () => {
    await page.evaluate(() => visualViewport?.dispatchEvent(new Event('resize')));
    return (await edgesOf(save)).bottom;
  };
  await expect.poll(bottomAbove).toBeGreaterThanOrEqual(336);
});
