import { expect, type Page, test } from '@playwright/test';
import { watch } from '../checks.ts';

/** Keeps the pictures away until the returned function is called. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\?w=\d+$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The colour that each picture says, and the one that is in its place. */
const colorsIn = (page: Page, selector: string): Promise<[named: string | undefined, shown: string][]> =>
  page.locator(selector).evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture instanceof HTMLImageElement)
      .map((picture) => {
        const channels = getComputedStyle(picture).backgroundColor.match(/\d+/g) ?? [];
        const shown = channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('');
        return [picture.dataset.color, shown] as [string | undefined, string];
      }),
  );

async function expectOwnColors(page: Page, selector: string): Promise<void> {
  const colors = await colorsIn(page, selector);
  expect(colors.length).toBeGreaterThan(0);
  for (const [named, shown] of colors) expect(shown).toBe(named);
}

test('pictures that are still to come show their own colour, and nothing of it is left when they are there', async ({
  page,
}) => {
  const faults = watch(page);
  const release = await holdPictures(page);
  await page.goto('/prodotti', { waitUntil: 'domcontentloaded' });
  await page.locator('article img[data-loading]').first().waitFor();
  await expectOwnColors(page, 'main img');
  await page.locator('article a').first().click();
  await page.getByRole('heading', { level: 1, name: 'Saetta .21 Pista' }).waitFor();
  // Those of the exploded view and of parts below say none.
  await expectOwnColors(page, 'main img[data-color]');
  release();
  const large = page.locator('main img').first();
  await expect(large).not.toHaveAttribute('data-loading');
  await expect(large).not.toHaveAttribute('style', /background/);
  expect(faults).toEqual([]);
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });
  for (const address of ['/', '/prodotti']) {
    test(`the pictures of ${address} have their own colours`, async ({ page }) => {
      await holdPictures(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await expectOwnColors(page, 'main img');
    });
  }
});
