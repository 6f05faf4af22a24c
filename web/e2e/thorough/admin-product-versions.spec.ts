import type { Product } from '@rombo/shared/collections/product';
import { expectFit } from '../checks.ts';
import { toast } from '../support/admin.ts';
import { madeUp } from '../support/made-up.ts';
import { answerQuestions, openMocked } from '../support/panel.ts';
import { expect, type Page, test } from '../support/test.ts';

const product = madeUp(1, { name: 'Biella', version: 3, updatedAt: '2026-03-03T10:00:00.000Z' });
const versions = [
  { version: 3, at: product.updatedAt, by: 'admin', changes: ['images', 'price'] },
  { version: 2, at: '2026-03-02T10:00:00.000Z', by: null, changes: ['status'] },
  { version: 1, at: '2026-03-01T10:00:00.000Z', by: 'admin', changes: [] },
];

/** Opens the form of a product whose versions are made up; returns the restorations that are requested. */
async function openForm(page: Page) {
  const sent: { path: string; ifMatch: string | undefined }[] = [];
  let current: Product = product;
  await openMocked(page, 'prodotti', { products: [product] });
  await page.route('**/api/admin/products', (route) => route.fulfill({ json: [current] }));
  await page.route(`**/api/admin/products/${product.id}/versions`, (route) => route.fulfill({ json: versions }));
  await page.route(`**/api/admin/products/${product.id}/versions/*/restore`, (route) => {
    const request = route.request();
    sent.push({
      path: new URL(request.url()).pathname.split('/').slice(-2).join('/'),
      ifMatch: request.headers()['if-match'],
    });
    current = { ...current, name: `Biella ${sent.length}`, version: current.version + 1 };
    return route.fulfill({ json: current });
  });
  await page.getByRole('button', { name: 'Modifica Biella' }).click();
  return sent;
}

const openVersions = async (page: Page) => {
  await page.getByRole('button', { name: 'Mostra le versioni' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versioni di Biella' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  return dialog;
};

test('a former version is restored in one tap, and the restoration taken back', async ({ page }) => {
  const sent = await openForm(page);
  const dialog = await openVersions(page);
  await expect(dialog.getByRole('listitem').first()).toContainText('versione attuale');
  await expect(dialog.getByRole('listitem').first()).toContainText('Cambia: Immagini · Prezzo in euro, IVA inclusa');
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('Cambia: Visibilità');
  await expect(dialog.getByRole('listitem').nth(2)).toContainText('Prodotto creato');
  await expectFit(page, 390, 768, 1440);
  await expect(dialog.getByRole('button', { name: /^Ripristina la versione/ })).toHaveCount(2);
  await dialog.getByRole('button', { name: /^Ripristina la versione 2/ }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Versione ripristinata!')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Biella 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, 'Ripristino annullato')).toContainText('Biella 2 è di nuovo come prima');
  await expect(page.getByRole('article', { name: 'Biella 2' })).toBeVisible();
  expect(sent).toEqual([
    { path: '2/restore', ifMatch: '"3"' },
    { path: '3/restore', ifMatch: '"4"' },
  ]);
});

test('what is typed is not lost without a question', async ({ page }) => {
  const questions = answerQuestions(page, false);
  const sent = await openForm(page);
  await page.getByLabel('Nome', { exact: true }).fill('Biella di prova');
  const dialog = await openVersions(page);
  await dialog.getByRole('button', { name: /^Ripristina la versione 1/ }).click();
  await expect.poll(() => questions).toHaveLength(1);
  expect(sent).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Biella di prova');
});
