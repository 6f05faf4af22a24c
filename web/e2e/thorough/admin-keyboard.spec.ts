import { expect, test } from '@playwright/test';
import { toast } from '../support/admin.ts';
import { madeUpMessages } from '../support/messages.ts';
import { hold, openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';

const expiresAt = '2099-01-08T10:00:00.000Z';

test('a button that waited for the server has the focus back when its dialog closes', async ({ page }) => {
  await openMocked(page, 'prodotti', { products: [madeUp(1, { status: 'draft' }), madeUp(2)] });
  await page.route('**/preview', (route) =>
    route.fulfill({ status: 201, json: { url: 'http://localhost/prodotti/anteprima-1', expiresAt } }),
  );
  const answer = await hold(page, '**/preview');
  const button = page.getByRole('button', { name: 'Anteprima di Pistone 1' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeDisabled();
  // The browser takes the focus from a disabled button.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  answer();
  await expect(page.getByRole('dialog', { name: 'Anteprima' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a deletion and a duplication that fail leave the focus on their buttons', async ({ page }) => {
  await openMocked(page, 'prodotti', { products: [madeUp(1), madeUp(2)] });
  page.on('dialog', (dialog) => dialog.accept());
  for (const [name, title] of [
    ['Elimina Pistone 1', "Errore nell'eliminazione"],
    ['Duplica Pistone 1', 'Non è stato possibile duplicare il prodotto'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, title)).toBeVisible();
    await expect(button).toBeFocused();
  }
});

test('Escape closes the ways to reply', async ({ page }) => {
  await openMocked(page, 'messaggi', { messages: madeUpMessages(1, 1) });
  const reply = page.getByText('Rispondi', { exact: true });
  await reply.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Modello 1' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Modello 1' })).toHaveCount(0);
  await expect(reply).toBeFocused();
});
