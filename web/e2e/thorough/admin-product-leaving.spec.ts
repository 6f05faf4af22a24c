import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { openPanel, startProduct } from '../support/admin.ts';

const QUESTION = 'Ci sono modifiche non salvate. Vuoi uscire senza salvarle?';

/** Answers every question of the browser with no, and keeps them. */
function refuseToLeave(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  return questions;
}

test.beforeEach(({ page }) => openPanel(page));

test('an unsaved form is left only after a question, whichever way one leaves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const questions = refuseToLeave(page);
  await startProduct(page, 'Bozza');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.getByRole('tab', { name: 'Messaggi' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Azienda' }).first().click();
  await page.getByRole('button', { name: 'Esci' }).click();
  expect(questions).toEqual([QUESTION, QUESTION, QUESTION, QUESTION]);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Bozza');
  expect(new URL(page.url()).pathname).toBe('/admin/prodotti/nuovo');
});

test('a form in which nothing was typed is left without a question', async ({ page }) => {
  const questions = refuseToLeave(page);
  await page
    .getByRole('button', { name: /^Modifica/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('button', { name: /^Modifica/ }).first()).toBeFocused();
  expect(questions).toEqual([]);
});

test('a form that is left by a tab with the keyboard leaves the focus on the tab', async ({ page }) => {
  await page
    .getByRole('button', { name: /^Modifica/ })
    .first()
    .click();
  await expect(page.getByLabel('Nome', { exact: true })).toBeVisible();
  const tab = page.getByRole('tab', { name: 'Messaggi' });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Messaggi' }).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(tab).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`at ${width} pixels list and form fit the screen and break no rule of accessibility`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Modifica/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Salva' })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
