import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../checks.ts';
import { addProduct, changeProduct, freshName, listProducts, openPanel, removeMade, toast } from '../support/admin.ts';
import { builtSlide } from '../support/built-slide.ts';
import { sheetPdf, smallJpeg } from '../support/files.ts';
import { fail, openMocked } from '../support/panel.ts';
import { madeUp } from '../support/products.ts';

const nameField = (page: Page) => page.getByLabel('Nome', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salva' });
const keepMine = (page: Page) => page.getByRole('button', { name: 'Tieni le mie modifiche' });
const takeTheirs = (page: Page) => page.getByRole('button', { name: 'Prendi la versione aggiornata' });
const tiles = (page: Page) => page.getByRole('button', { name: /^Trascina l’immagine/ });

test.describe('a product that somebody else really changed meanwhile', () => {
  test.beforeEach(({ page }) => openPanel(page));
  test.afterEach(({ page }) => removeMade(page));

  async function meetConflict(page: Page) {
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
    await expect(page.getByRole('heading', { name: 'Due versioni' })).toBeFocused();
    await expect(page.getByRole('rowheader')).toHaveText(['Nome', 'Immagini', 'Scheda tecnica']);
    return product;
  }

  const saved = async (page: Page, id: string) => (await listProducts(page.request)).find((one) => one.id === id);

  test('is saved with what was typed and uploaded here, over what only the other hand changed', async ({ page }) => {
    const { id, name } = await meetConflict(page);
    await keepMine(page).click();
    await expect(page.getByText('salva per pubblicarle')).toBeVisible();
    await expect(page.getByLabel('Descrizione', { exact: true })).toHaveValue('Descrizione di un altro');
    await save(page).click();
    await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible();
    const product = await saved(page, id);
    expect(product).toMatchObject({ name: `${name} mio`, description: 'Descrizione di un altro' });
    expect(product?.images).toHaveLength(2);
    expect(product?.technicalSheetUrl).toBeTruthy();
  });

  test('gives way to the newer version, after which what was typed and uploaded can be taken back', async ({
    page,
  }) => {
    const { id, name } = await meetConflict(page);
    await takeTheirs(page).click();
    await expect(nameField(page)).toHaveValue(name);
    await expect(tiles(page)).toHaveCount(1);
    await page.getByLabel('Potenza').fill('3 CV');
    await page.getByRole('button', { name: 'Riprendi le mie modifiche' }).click();
    await expect(nameField(page)).toHaveValue(`${name} mio`);
    await expect(tiles(page)).toHaveCount(2);
    await save(page).click();
    await expect(toast(page, 'Prodotto aggiornato!')).toBeVisible();
    const product = await saved(page, id);
    expect(product).toMatchObject({ name: `${name} mio`, technicalSpecs: { Potenza: '3 CV' } });
    expect(product?.images).toHaveLength(2);
  });
});

test.describe('both versions of a product', () => {
  const present = madeUp(1, {
    images: [builtSlide(1), builtSlide(2)],
    technicalSpecs: { 'Codice Articolo': 'RP-1', Peso: '30 g' },
  });
  const theirs = madeUp(1, {
    name: 'Pistone suo',
    featured: true,
    images: [builtSlide(2), builtSlide(1), builtSlide(3)],
    technicalSpecs: { 'Codice Articolo': 'RP-2', Peso: '30 g', Lega: 'AC8A' },
    technicalSheetUrl: '/media/products/1/suo.pdf',
    version: 2,
  });

  async function meetConflict(page: Page) {
    await openMocked(page, 'prodotti', { products: [present] });
    await page.getByRole('button', { name: 'Modifica Pistone 1' }).click();
    await nameField(page).fill('Pistone mio');
    await page.getByLabel('Codice Articolo').fill('RP-3');
    await page.getByLabel('Categoria').selectOption('Accessori');
    await page.getByRole('button', { name: 'Rimuovi l’immagine 2' }).click();
    await fail(page, 'PUT', '**/api/products/*', 409);
    await page.route('**/api/admin/products', (route) => route.fulfill({ json: [theirs] }));
    await save(page).click();
    await expect(page.getByRole('heading', { name: 'Due versioni' })).toBeFocused();
  }

  async function saveAndLook(page: Page) {
    await page.route('**/api/products/*', (route) => route.fulfill({ json: theirs }));
    const [request] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PUT'),
      save(page).click(),
    ]);
    expect(request.headers()['if-match']).toBe('"2"');
    return request.postData();
  }

  for (const width of [390, 1440]) {
    test(`stand side by side at ${width} pixels, only where they differ`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await meetConflict(page);
      await expect(page.getByRole('row')).toHaveText([
        'La tuaQuella aggiornata',
        'NomePistone mioPistone suo',
        'CategoriaAccessoriRicambi',
        'Classe di cilindrata (filtro del catalogo)(vuoto)3.5cc',
        'Specifica «Codice Articolo»RP-3RP-2',
        'Immagini2 immagini3 immagini',
      ]);
      await expect(page.getByRole('table').getByRole('img')).toHaveCount(5);
      await nameField(page).fill('Pistone suo');
      await expect(page.getByRole('rowheader', { name: 'Nome', exact: true })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    });
  }

  test('end in the form: mine over theirs', async ({ page }) => {
    await meetConflict(page);
    await keepMine(page).click();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByLabel('In evidenza')).toBeChecked();
    const body = await saveAndLook(page);
    for (const part of ['Pistone mio', '"RP-3"', '"Lega":"AC8A"', builtSlide(3)]) expect(body).toContain(part);
    expect(body).not.toContain(builtSlide(2));
  });

  test('end in the form: theirs in the place of mine', async ({ page }) => {
    await meetConflict(page);
    await takeTheirs(page).click();
    await expect(tiles(page)).toHaveCount(3);
    const body = await saveAndLook(page);
    for (const part of ['Pistone suo', '"RP-2"', 'ricambi', builtSlide(2)]) expect(body).toContain(part);
  });

  test('are shown on demand when the newer one could not be read at first', async ({ page }) => {
    await openMocked(page, 'prodotti', { products: [present] });
    await page.getByRole('button', { name: 'Modifica Pistone 1' }).click();
    await nameField(page).fill('Pistone mio');
    await fail(page, 'PUT', '**/api/products/*', 409);
    await fail(page, 'GET', '**/api/admin/products', 'offline');
    await save(page).click();
    await expect(page.getByText('Il server non risponde')).toBeVisible();
    await page.route('**/api/admin/products', (route) => route.fulfill({ json: [theirs] }));
    await page.getByRole('button', { name: 'Mostra le due versioni' }).click();
    await expect(page.getByRole('rowheader')).toHaveText(['Nome']);
  });
});

test('a product that was deleted meanwhile is no twin of what would be created again', async ({ page }) => {
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
