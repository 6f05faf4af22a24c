import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';

const languages = ['it', 'en'] as const;
const products = Array.from({ length: 230 }, (_, at) => madeUp(at + 1));

/** Opens the list of products in a language, on a screen of this width. */
async function openList(page: Page, language: (typeof languages)[number], width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  await openMocked(page, 'prodotti', { products });
}

/** The options of a list that are longer than its field. */
const cutOptions = (select: Locator) =>
  select.evaluate((element: HTMLSelectElement) => {
    const style = getComputedStyle(element);
    const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = style.font;
    return [...element.options].map(({ text }) => text).filter((text) => (pen?.measureText(text).width ?? 0) > room);
  });

for (const language of languages) {
  test(`on a phone no choice of the list is cut off (${language})`, async ({ page }) => {
    await openList(page, language, 390);
    const choices = page.getByRole('tabpanel').getByRole('combobox');
    await expect(choices).toHaveCount(3);
    await page.getByRole('checkbox').nth(1).check();
    await expect(choices).toHaveCount(4);
    for (const choice of await choices.all()) expect(await cutOptions(choice)).toEqual([]);
    await expectAccessible(page);
  });

  for (const width of [390, 640, 768, 1024, 1440]) {
    test(`every tab is whole at ${width} pixels (${language})`, async ({ page }) => {
      await openList(page, language, width);
      for (const tab of await page.getByRole('tab').all()) {
        const { x = -1, width: wide = 0 } = (await tab.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
      }
    });
  }
}

test('on a phone the words of the search stay in sight, however long the list is', async ({ page }) => {
  await openList(page, 'it', 390);
  await page.getByRole('article', { name: 'Pistone 9', exact: true }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 800);
  await expect(page.getByLabel('Cerca per nome o codice')).toBeInViewport();
});
