import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { freshName, listProducts, openPanel, removeMade, startProduct, toast } from '../support/admin.ts';
import { madeUpMessage } from '../support/messages.ts';
import { answerQuestions, fail, openMocked, signInAgain, tabAddress } from '../support/panel.ts';
import { madeUpSlide } from '../support/slides.ts';

test.describe('a session that ends in the middle of work', () => {
  test.afterEach(({ page }) => removeMade(page));

  test('asks to sign in over the form, which is still there afterwards and is saved', async ({ page, context }) => {
    await openPanel(page);
    const name = freshName('Sessione finita');
    await startProduct(page, name);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    const dialog = page.getByRole('dialog', { name: 'La sessione è scaduta' });
    await expect(dialog).toBeVisible();
    const width = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;
    // But for the frame's own padding and border.
    expect((await width(dialog)) - (await width(dialog.locator('form')))).toBeLessThan(52);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await page.route('**/api/login', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 });
    await signInAgain(page);
    await expect(dialog.getByRole('alert')).toHaveText('Credenziali non valide');
    await signInAgain(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/admin/prodotti/nuovo');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: 'Crea prodotto' }).click();
    await expect(toast(page, 'Prodotto creato!')).toBeVisible();
    expect((await listProducts(page.request)).filter((product) => product.name === name)).toHaveLength(1);
  });

  for (const [tab, name, method, button] of [
    ['messaggi', 'Messaggi', 'DELETE', /^Elimina/],
    ['slider', 'Slider', 'DELETE', /^Elimina/],
    ['slider', 'Slider', 'PUT', 'Sposta Slide 1 avanti'],
    ['impostazioni', 'Impostazioni', 'POST', 'Attiva manutenzione'],
  ] as const) {
    test(`leads to the login where nothing is unsaved, and from there back to ${name} (${method})`, async ({
      page,
    }) => {
      await openMocked(page, tab, { messages: [madeUpMessage(1)], slides: [madeUpSlide(1), madeUpSlide(2)] });
      await fail(page, method, '**/api/**', 401);
      await page.route('**/api/login', (route) => route.fulfill({ json: { id: 'x', username: 'admin' } }));
      answerQuestions(page, true);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page).toHaveURL(/\/login$/);
      await signInAgain(page);
      await expect(page).toHaveURL(tabAddress(tab));
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    });
  }

  test('asks on a phone too, and breaks no rule of accessibility', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openMocked(page, 'slider', { slides: [madeUpSlide(1)] });
    await fail(page, 'PUT', '**/api/slides/*', 401);
    await page.getByRole('button', { name: 'Modifica Slide 1' }).click();
    await page.getByLabel('Titolo', { exact: true }).fill('Nuovo titolo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'La sessione è scaduta' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue('Nuovo titolo');
  });
});
