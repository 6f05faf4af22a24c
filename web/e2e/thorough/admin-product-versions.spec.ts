import { expect, type Page, test } from '@playwright/test';
import type { Product } from '@rombo/shared/collections/product';
import { expectAccessible } from '../checks.ts';
import { toast } from '../support/admin.ts';
import { answerQuestions, openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';

const product = madeUp(1, { name: 'Biella', version: 3, updatedAt: '2026-03-03T10:00:00.000Z' });
const versions = [
  { version: 3, at: product.updatedAt, by: 'admin', changes: ['images', 'price'] },
  { version: 2, at: '2026-03-02T10:00:00.000Z', by: null, changes: ['status'] },
  { version: 1, at: '2026-03-01T10:00:00.000Z', by: 'admin', changes: [] },
];

/** Opens the form of a product whose versions are made up; a restoration is answered with this. */
async function openForm(page: Page, refusal?: { status: number; code: string }) {
  const sent: { path: string; ifMatch: string | undefined }[] = [];
  let present: Product = product;
  await openMocked(page, 'prodotti', { products: [product] });
  await page.route('**/api/admin/products', (route) => route.fulfill({ json: [present] }));
  await page.route(`**/api/admin/products/${product.id}/versions`, (route) => route.fulfill({ json: versions }));
  await page.route(`**/api/admin/products/${product.id}/versions/*/restore`, (route) => {
    const request = route.request();
    sent.push({
      path: new URL(request.url()).pathname.split('/').slice(-2).join('/'),
      ifMatch: request.headers()['if-match'],
    });
    if (refusal) {
      const { status, code } = refusal;
      present = { ...product, name: 'Biella nuova', version: 4 };
      return route.fulfill({ status, json: { code, message: code } });
    }
    present = { ...present, name: `Biella ${sent.length}`, version: present.version + 1 };
    return route.fulfill({ json: present });
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
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
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

test('a product that another tab saved can be shown in the form', async ({ page }) => {
  await openForm(page, { status: 409, code: 'conflict' });
  const dialog = await openVersions(page);
  await dialog.getByRole('button', { name: /^Ripristina la versione 1/ }).click();
  await expect(page.getByRole('button', { name: 'Mostra quella versione' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a version whose files are gone says so', async ({ page }) => {
  await openForm(page, { status: 422, code: 'invalid_input' });
  const dialog = await openVersions(page);
  await dialog.getByRole('button', { name: /^Ripristina la versione 1/ }).click();
  await expect(toast(page, 'Questa versione, o un suo file, non c’è più')).toBeVisible();
});
