import type { Product } from '@rombo/shared/collections/product';
import { expectAccessibleAtWidths } from '../checks.ts';
import { toast } from '../support/admin.ts';
import { mockProduct } from '../support/mock-data.ts';
import { hold } from '../support/network.ts';
import { editLink, handleDialogs, openMocked } from '../support/panel.ts';
import { expect, type Page, test } from '../support/test.ts';

const product = mockProduct(1, { name: 'Biella', price: 12.5, version: 3, updatedAt: '2026-03-03T10:00:00.000Z' });
const former = { ...product, price: 10, technicalSpecs: { ...product.technicalSpecs, Peso: '3 g' } };
const versions = [
  { version: 3, at: product.updatedAt, by: 'admin', changes: ['images', 'price', 'technicalSpecs'], content: product },
  { version: 2, at: '2026-03-02T10:00:00.000Z', by: null, changes: ['status'], content: former },
  { version: 1, at: '2026-03-01T10:00:00.000Z', by: 'admin', changes: [], content: { ...former, status: 'hidden' } },
];

/** Opens the form of a product with mocked versions, and returns the requests to restore one. */
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
  await editLink(page, 'Biella').click();
  return sent;
}

const openVersions = async (page: Page) => {
  await page.getByRole('button', { name: 'Mostra le versioni' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versioni di Biella' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  return dialog;
};

test('a former version is restored in one tap, and the restoration is undone', async ({ page }) => {
  const sent = await openForm(page);
  const dialog = await openVersions(page);
  await expect(dialog.getByRole('listitem').first()).toContainText('versione attuale');
  const changes = (at: number) =>
    dialog.getByRole('listitem').nth(at).locator('div > div > div > span, div > p > :is(del, ins)');
  await expect(changes(0)).toHaveText([
    'Immagini',
    'Prezzo in euro, IVA inclusa',
    '10',
    '12,5',
    'Specifiche tecniche',
    'Peso: 3 g',
  ]);
  await expect(changes(1)).toHaveText(['Visibilità', 'Nascosto', '–']);
  await expect(dialog.getByRole('listitem').nth(2)).toContainText('Prodotto creato');
  await expectAccessibleAtWidths(page, 390, 768, 1440);
  await expect(dialog.getByRole('button', { name: /^Ripristina la versione/ })).toHaveCount(2);
  await dialog.getByRole('button', { name: /^Ripristina la versione 2/ }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Prodotto aggiornato!')).toContainText('Versione ripristinata: Biella 1');
  await expect(editLink(page, 'Biella 1')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(toast(page, 'Prodotto aggiornato!')).toContainText('Biella 2 è di nuovo come prima');
  await expect(editLink(page, 'Biella 2')).toBeVisible();
  expect(sent).toEqual([
    { path: '2/restore', ifMatch: '"3"' },
    { path: '3/restore', ifMatch: '"4"' },
  ]);
});

test('a version is not restored over what is typed without a question, a single field is', async ({ page }) => {
  const sent = await openForm(page);
  await page.getByLabel('Nome', { exact: true }).fill('Biella nuova');
  const questions = handleDialogs(page, false);
  const dialog = await openVersions(page);
  await dialog.getByRole('button', { name: /^Ripristina la versione 1/ }).click();
  await expect.poll(() => questions).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Riprendi «Peso: 3 g»: Specifiche tecniche' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Nome della specifica 1')).toHaveValue('Peso');
  await openVersions(page);
  await dialog.getByRole('button', { name: 'Riprendi «10»: Prezzo in euro, IVA inclusa' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Prezzo in euro, IVA inclusa')).toHaveValue('10,00 €');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Biella nuova');
  expect(sent).toEqual([]);
});

test('the form stays behind the dialog until a restoration ends; a late one closes no other form', async ({ page }) => {
  const sent = await openForm(page);
  const release = await hold(page, '**/versions/*/restore');
  const dialog = await openVersions(page);
  await dialog.getByRole('button', { name: /^Ripristina la versione 2/ }).click();
  await expect(dialog.getByRole('button', { name: /^Riprendi/ }).first()).toBeDisabled();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('Canna nuova');
  release();
  await expect(toast(page, 'Prodotto aggiornato!')).toContainText('Versione ripristinata: Biella 1');
  await expect(page).toHaveURL('/admin/prodotti/nuovo');
  await expect(name).toHaveValue('Canna nuova');
  expect(sent).toHaveLength(1);
});
