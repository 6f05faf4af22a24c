import type { Dealer } from '@rombo/shared/collections/dealer';
import { expectAccessible } from './checks.ts';
import { openPanel, toast } from './support/admin.ts';
import { answerQuestions } from './support/panel.ts';
import { expect, type Page, test } from './support/test.ts';

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };
const NAME = `Officina Prova ${Date.now()}`;

const ours = async (page: Page): Promise<Dealer[]> => {
  const dealers: Dealer[] = await (await page.request.get('/api/dealers')).json();
  return dealers.filter(({ name }) => name.startsWith(NAME));
};

test.beforeEach(async ({ page }) => {
  await openPanel(page);
  await page.getByRole('tab', { name: /^Rivenditori/ }).click();
});

test.afterEach(async ({ page }) => {
  for (const { id } of await ours(page)) await page.request.delete(`/api/dealers/${id}`, { headers: sameOrigin });
});

test('a dealer is added, changed and deleted, and visitors see it', async ({ page }) => {
  const questions = answerQuestions(page, true);
  await page.getByRole('button', { name: 'Aggiungi rivenditore' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crea rivenditore' }).click();
  await expect(page.getByLabel('Nome')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nome').fill(NAME);
  await page.getByLabel('Città').fill('Graz');
  await page.getByLabel('Paese').selectOption('Austria');
  await page.getByLabel('Latitudine').fill('47,07');
  await page.getByRole('button', { name: 'Crea rivenditore' }).click();
  await expect(page.getByText('Inserisci latitudine e longitudine, oppure nessuna delle due')).toBeVisible();
  await page.getByLabel('Longitudine').fill('15,44');
  await page.getByRole('button', { name: 'Crea rivenditore' }).click();
  await expect(toast(page, 'Rivenditore creato!')).toBeVisible();
  expect(await ours(page)).toMatchObject([{ city: 'Graz', country: 'AT', lat: 47.07, lng: 15.44, phone: null }]);

  const card = page.getByRole('article', { name: NAME });
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Modifica/ }).click();
  await page.getByLabel('Telefono').fill('+43 316 000');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(toast(page, 'Rivenditore aggiornato!')).toBeVisible();
  await expect(card).toContainText('+43 316 000');

  await card.getByRole('button', { name: /^Elimina/ }).click();
  await expect(toast(page, 'Rivenditore eliminato!')).toBeVisible();
  expect(questions).toEqual(['Sei sicuro di voler eliminare questo rivenditore?']);
  expect(await ours(page)).toEqual([]);
});
