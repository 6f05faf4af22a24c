import { expect, type Page, test } from '@playwright/test';
import { toast } from './support/admin.ts';
import { madeUpMessages } from './support/messages.ts';
import { answerQuestions, fail, openMocked } from './support/panel.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const removal = (page: Page, number: number) =>
  page.getByRole('button', { name: `Elimina il messaggio di Ada Bonetti ${number}`, exact: true });

test('a message is kept when the question is answered with no, and when its deletion fails', async ({ page }) => {
  await openMocked(page, 'messaggi', { messages: madeUpMessages(2, 1) });
  page.once('dialog', (dialog) => dialog.dismiss());
  await removal(page, 2).click();
  await expect(cards(page)).toHaveCount(2);
  answerQuestions(page, true);
  for (const how of [500, 'offline'] as const) {
    await fail(page, 'DELETE', '**/api/admin/contacts/*', how);
    await removal(page, 2).click();
    await expect(toast(page, "Errore nell'eliminazione")).toContainText('Impossibile eliminare il messaggio. Riprova');
    await expect(removal(page, 2)).toBeEnabled();
    await page.getByRole('button', { name: 'Chiudi' }).click();
  }
  await page.route('**/api/admin/contacts/*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
  await removal(page, 2).click();
  await expect(toast(page, 'Messaggio eliminato!')).toContainText('era già stato eliminato');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Messaggi' })).toBeFocused();
});
