import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { addProduct, changeProduct, freshName, listProducts, openPanel, removeMade, toast } from '../support/admin.ts';
import { sheetPdf, smallJpeg } from '../support/files.ts';
import { fail, openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';
import { create, picker, startEdit, takeUploads } from '../support/slide-form.ts';
import { madeUpSlide } from '../support/slides.ts';

const nameField = (page: Page) => page.getByLabel('Nome', { exact: true });
const titleField = (page: Page) => page.getByLabel('Titolo', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salva' });
const saveMine = (page: Page) => page.getByRole('button', { name: 'Salva la mia' });
const showTheirs = (page: Page) => page.getByRole('button', { name: 'Mostra quella versione' });
const showMine = (page: Page) => page.getByRole('button', { name: 'Torna alla mia' });
const tiles = (page: Page) => page.getByRole('button', { name: /^Trascina l’immagine/ });

test.describe('a product that was saved elsewhere meanwhile', () => {
  test.beforeEach(({ page }) => openPanel(page));
  test.afterEach(({ page }) => removeMade(page));

  test('says who saved it when, shows that version and back, and is saved as it was typed and uploaded here', async ({
    page,
  }) => {
    const product = await addProduct(page, freshName('Conflitto'), await smallJpeg('prima.jpg'));
    await page.reload();
    await page.getByRole('button', { name: `Modifica ${product.name}` }).click();
    await nameField(page).fill(`${product.name} mio`);
    await page.getByLabel('Aggiungi immagini').setInputFiles(await smallJpeg('mia.jpg'));
    await page.getByLabel('Aggiungi il PDF', { exact: true }).setInputFiles(await sheetPdf('mia.pdf', product.name));
    await expect(page.getByText('Caricata', { exact: true })).toHaveCount(2);
    await changeProduct(page, product, 'Descrizione di un altro');
    await save(page).click();
    await expect(page.getByText('questo prodotto è stato modificato altrove')).toBeVisible();
    await expect(page.getByText(/^L’altra versione è del \d.*, salvata da admin\.$/)).toBeVisible();
    await expect(nameField(page)).toHaveValue(`${product.name} mio`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }

    await showTheirs(page).click();
    await expect(nameField(page)).toHaveValue(product.name);
    await expect(page.getByLabel('Descrizione', { exact: true })).toHaveValue('Descrizione di un altro');
    await expect(tiles(page)).toHaveCount(1);
    await showMine(page).click();
    await expect(nameField(page)).toHaveValue(`${product.name} mio`);
    await expect(tiles(page)).toHaveCount(2);
    await saveMine(page).click();
    await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible();
    const saved = (await listProducts(page.request)).find(({ id }) => id === product.id);
    expect(saved).toMatchObject({ name: `${product.name} mio`, description: product.description });
    expect(saved?.images).toHaveLength(2);
    expect(saved?.technicalSheetUrl).toBeTruthy();
  });
});

test.describe('a slide that was saved elsewhere meanwhile', () => {
  const theirs = madeUpSlide(1, { title: 'Titolo suo', order: 7, version: 2 });

  async function meetConflict(page: Page) {
    await startEdit(page);
    await titleField(page).fill('Titolo mio');
    await fail(page, 'PUT', '**/api/slides/*', 409);
    await page.route('**/api/slides', (route) => route.fulfill({ json: [theirs] }));
    await save(page).click();
    await expect(page.getByText('questa slide è stata modificata altrove')).toBeVisible();
  }

  async function saveAndLook(page: Page) {
    await page.route('**/api/slides/*', (route) => route.fulfill({ json: theirs }));
    const [request] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PUT'),
      save(page).click(),
    ]);
    expect(request.headers()['if-match']).toBe('"2"');
    return request.postData();
  }

  test('can be saved with what is typed over that version', async ({ page }) => {
    await meetConflict(page);
    await expect(titleField(page)).toHaveValue('Titolo mio');
    expect(await saveAndLook(page)).toContain('Titolo mio');
  });

  test('can be changed from that version on, and is not left without a question about what was typed', async ({
    page,
  }) => {
    await meetConflict(page);
    await showTheirs(page).click();
    await expect(titleField(page)).toHaveValue('Titolo suo');
    await expect(page.getByLabel('Ordine')).toHaveValue('7');
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(showMine(page)).toBeVisible();
    expect(await saveAndLook(page)).toContain('Titolo suo');
  });

  test('meets the same message again where that version could not be read at first', async ({ page }) => {
    await startEdit(page);
    await titleField(page).fill('Titolo mio');
    await fail(page, 'PUT', '**/api/slides/*', 409);
    await fail(page, 'GET', '**/api/slides', 'offline');
    await save(page).click();
    await expect(page.getByText('questa slide è stata modificata altrove')).toBeVisible();
    await expect(saveMine(page)).toHaveCount(0);
    await page.route('**/api/slides', (route) => route.fulfill({ json: [theirs] }));
    await save(page).click();
    await expect(saveMine(page)).toBeVisible();
    await expect(titleField(page)).toHaveValue('Titolo mio');
  });

  test('meets the conflict too with a draft that the device kept for the version before', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await startEdit(page);
    await titleField(page).fill('Titolo mio');
    await page.waitForTimeout(600);
    await page.route('**/api/slides', (route) => route.fulfill({ json: [theirs] }));
    await page.reload();
    await page.getByRole('button', { name: 'Riprendi le modifiche' }).click();
    await expect(titleField(page)).toHaveValue('Titolo mio');
    await expect(page.getByText('questa slide è stata modificata altrove')).toBeVisible();
    await showTheirs(page).click();
    await expect(titleField(page)).toHaveValue('Titolo suo');
  });
});

test.describe('an item that was deleted meanwhile', () => {
  test('is created again with what was typed, a slide once it has a picture', async ({ page }) => {
    await startEdit(page);
    await takeUploads(page);
    await titleField(page).fill('Titolo mio');
    await page.route('**/api/slides/*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
    await save(page).click();
    await expect(page.getByText('questa slide è stata eliminata')).toBeVisible();
    await expect(create(page)).toBeDisabled();
    await picker(page).setInputFiles(await smallJpeg('foto.jpg'));
    await page.route('**/api/slides', (route) => route.fulfill({ status: 201, json: madeUpSlide(1) }));
    await create(page).click();
    await expect(toast(page, 'Slide creata!')).toBeVisible();
  });

  test('is no twin of what would be created again', async ({ page }) => {
    const products = [madeUp(1), madeUp(2)];
    await openMocked(page, 'prodotti', { products });
    await page.route('**/api/admin/products', (route) => route.fulfill({ json: products }));
    await page.getByRole('button', { name: 'Modifica Pistone 1' }).click();
    await page.getByLabel('Descrizione', { exact: true }).fill('Scritta prima.');
    await page.route('**/api/products/*', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
    products.shift();
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Crea prodotto' })).toBeVisible();
    await expect(page.getByLabel('Descrizione', { exact: true })).toHaveValue('Scritta prima.');
    await expect(page.getByText('C’è già un prodotto con questo nome')).toHaveCount(0);
    await expect(page.getByText('Questo codice è già di')).toHaveCount(0);
  });
});
