import { expect, type Locator, type Page } from '@playwright/test';

export const ENGINE = 'Tuono .21 Buggy Corsa';

export const shown = (page: Page): Locator => page.getByRole('dialog').getByRole('img', { name: /^(Tuono|Motore)/ });

export const open = async (page: Page) => {
  await page.goto('/prodotti');
  await page.getByRole('button', { name: `Apri la galleria di ${ENGINE}` }).click();
  await expect(shown(page)).toBeVisible();
};
